import { overBudget, readBudgets } from './budgets';
import type { ModulesOfPage, Weight } from './weights';

const budgets = readBudgets();
const light: Weight = {
  html: 1,
  linked: 1,
  styles: 1,
  rules: 1,
  entry: 1,
  services: 1,
  idle: 1,
  application: 1,
  template: 1,
  data: 1,
  requests: 1,
};
const modules: ModulesOfPage = {
  entry: {},
  services: { 'src/browser/a.ts': 900, 'src/browser/b.ts': 50 },
  idle: {},
  application: {},
  template: {},
};

test('a page within its budgets has no finding', () => {
  expect(overBudget(budgets, 'home', light, modules)).toEqual([]);
});

test('a part that is too heavy is named with its limit and its heaviest modules', () => {
  const heavy = { ...light, services: budgets.shared.services + 1 };
  expect(overBudget(budgets, 'home', heavy, modules)).toEqual([
    `services: ${budgets.shared.services + 1} of ${budgets.shared.services}; heaviest: src/browser/a.ts 900, src/browser/b.ts 50`,
  ]);
});

test('a document that is too heavy points at its template', () => {
  const heavy = { ...light, html: budgets.page.before };
  expect(overBudget(budgets, 'pricing', heavy, modules)).toEqual([
    `before: ${budgets.page.before + 4} of ${budgets.page.before}; see src/templates/pricing, its texts and styles`,
  ]);
});
