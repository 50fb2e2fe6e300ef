import { grown, overBudget, readBudgets } from './budgets';
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

test('what has grown is named, the most first', () => {
  expect(grown({ 'a.ts': 100, 'b.ts': 100 }, { 'a.ts': 120, 'b.ts': 90, 'c.ts': 30 })).toEqual([
    'c.ts +30 (new)',
    'a.ts +20',
  ]);
});

test('a page within its budgets has no finding', () => {
  expect(overBudget(budgets, 'home', light, { record: {}, modules })).toEqual([]);
});

test('a part that is too heavy is named with its limit and the module that grew', () => {
  const record = { services: { 'src/browser/a.ts': 100, 'src/browser/b.ts': 50 } };
  const heavy = { ...light, services: budgets.shared.services + 1 };
  expect(overBudget(budgets, 'home', heavy, { record, modules })).toEqual([
    `services: ${budgets.shared.services + 1} of ${budgets.shared.services}; grown: src/browser/a.ts +800`,
  ]);
});

test('a document that is too heavy points at its template', () => {
  const heavy = { ...light, html: budgets.page.before };
  const record = { services: modules.services };
  expect(overBudget(budgets, 'pricing', heavy, { record, modules })).toEqual([
    `before: ${budgets.page.before + 4} of ${budgets.page.before}; grown: src/templates/pricing/pricing.tsx, its texts and styles`,
  ]);
});
