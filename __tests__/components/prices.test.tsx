/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PlanFacts } from '../../src/components/plan-facts/plan-facts';
import { PlanSummary } from '../../src/components/pricing/plan-summary';
import { Prices } from '../../src/components/pricing/prices';
import { enabledLocales, type LocaleCode } from '../../src/site/languages/locales';
import { renderIn } from '../support/render';

const show = (locale: LocaleCode = 'en') =>
  renderIn(<Prices offer={null} />, { locale, path: '/pricing' }, ['pricing', 'plans']);

const form = () => document.querySelector('form') as HTMLFormElement;
const card = (name: string) => screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li');
const choose = (value: string) => fireEvent.click(screen.getByDisplayValue(value));
const slideTo = (step: number) => fireEvent.change(screen.getByRole('slider'), { target: { value: String(step) } });
const addMember = () => fireEvent.click(screen.getByRole('button', { name: 'More members' }));
const registered = (link: Element | null | undefined) => {
  const { searchParams } = new URL(link?.getAttribute('href') ?? '');
  return ['plan', 'profiles', 'members', 'period', 'currency'].map((name) => searchParams.get(name)).join(' ');
};

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/pricing');
});

test.each<[string, () => void, string, readonly string[]]>([
  ['the first choice', () => {}, '$25.00', ['$300.00 billed yearly', 'You save $60.00 over 12 months']],
  [
    ...(['payment by month', () => choose('monthly'), '$30.00'] as const),
    ['$360.00 over 12 months, billed monthly', 'Pay yearly and save $60.00'],
  ],
])('the calculator shows for %s the price and the sum', (_name, change, price, sums) => {
  show();
  change();
  expect(form().querySelector('strong')?.textContent).toBe(price);
  for (const sum of sums) expect(form().textContent).toContain(sum);
});

test('the calculator follows profiles and members, and never goes below one member', () => {
  show();
  choose('monthly');
  slideTo(0);
  const amount = () => form().querySelector('strong')?.textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Fewer members' }));
  expect(amount()).toBe('$9.00');
  addMember();
  expect(amount()).toBe('$15.00');
});

test.each([
  ['en', '1,000 profiles', '$25.00', 'BRL', 'R$125.00'],
  ['de', '1.000 Profile', '25,00\u00a0$', 'PLN', '100,00\u00a0zł'],
  ['pt', '1.000 perfis', 'R$\u00a0125,00', 'USD', '$\u00a025,00'],
  ['vn', '1.000 hồ sơ', '625.000\u00a0₫', 'BRL', '125,00\u00a0R$'],
] as const)('the calculator in %s reads "%s" and %s, and for %s %s', (locale, most, first, currency, then) => {
  show(locale);
  const amount = () => form().querySelector('strong')?.textContent;
  expect(amount()).toBe(first);
  choose(currency);
  expect(amount()).toBe(then);
  expect(document.querySelector('li strong')?.textContent).toMatch(/^\D*0/);
  slideTo(6);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(most);
  expect(form().textContent).toContain(most);
});

test('every stop of the slider has a label, and the chosen one is marked', () => {
  const { container } = show();
  const stops = [...container.querySelectorAll('[aria-hidden] > [class]')].map(({ textContent }) => textContent);
  expect(stops.filter(Boolean)).toEqual(['10', '20', '50', '100', '200', '500', '1,000']);
  slideTo(5);
  expect(container.querySelector('[aria-hidden] > [data-chosen]')?.textContent).toBe('500');
});

test('the cards show the price of the choice, and their links carry it in the size of the plan', () => {
  show();
  const expectCard = (name: string, text: string, link: string) => {
    expect(card(name)?.textContent).toContain(text);
    expect(registered(card(name)?.querySelector('a[data-account]'))).toBe(link);
  };
  const [solo, team] = [card('Solo')?.className, card('Team')?.className];
  expect(solo).not.toBe(team);
  expectCard('Solo', '$25.00 a month$300.00 billed yearly50 profiles1 member', 'solo 50 1 yearly USD');
  expectCard('Team', '$360.00 billed yearly50 profiles2 members', 'team 50 2 yearly USD');
  choose('monthly');
  slideTo(3);
  expectCard('Solo', '$48.00 a monthbilled monthly100 profiles1 member', 'solo 100 1 monthly USD');
  expectCard('Team', '$54.00 a monthbilled monthly100 profiles2 members', 'team 100 2 monthly USD');
  addMember();
  // The recommendation follows the members.
  expect([card('Solo')?.className, card('Team')?.className]).toEqual([team, solo]);
  expectCard('Free', '$0.005 profiles1 member', 'free    ');
  const hasTrial = (name: string) => card(name)?.querySelector('a[href="/pre-sales"]') !== null;
  expect(['Free', 'Solo', 'Team'].map(hasTrial)).toEqual([false, false, true]);
});

test.each([
  [1, 'Solo'],
  [2, 'Team'],
  [50, 'Team'],
])('for %i members %s alone is recommended', (members, plan) => {
  history.replaceState(null, '', `/pricing?profiles=50&members=${members}&period=yearly&currency=USD`);
  show();
  expect(screen.getAllByText('Recommended').map((mark) => mark.closest('li'))).toEqual([card(plan)]);
});

test.each(enabledLocales)('in %s the home page and the asides tell the same least price', (locale) => {
  const text = (element: ReactElement, selector: string): readonly (string | null)[] => {
    const { container, unmount } = renderIn(element, { locale, path: '/pricing' }, ['pricing', 'plans', 'solution']);
    const texts = [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  const team = text(<PlanSummary />, 'dt + dd')[2];
  expect(text(<PlanFacts title="" features={[]} needs={['teamwork']} />, 'p > span')).toEqual([team]);
});

test('the address gets the choice after the first change, and keeps its hash, its state and the other parameters', () => {
  history.replaceState({ key: 'k' }, '', '/pricing?ref=FRIEND9#compare');
  const settle = () => act(() => jest.advanceTimersByTime(200));
  show();
  settle();
  expect(location.search).toBe('?ref=FRIEND9');
  const entries = history.length;
  slideTo(3);
  settle();
  expect(location.search).toBe('?ref=FRIEND9&profiles=100&members=1&period=yearly&currency=USD');
  expect([location.hash, history.state, history.length]).toEqual(['#compare', { key: 'k' }, entries]);
});

test('the copied link opens the page with the choice', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show();
  addMember();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  const copied = 'https://www.facet.example/pricing?profiles=50&members=2&period=yearly&currency=USD';
  expect(writeText.mock.calls).toEqual([[copied]]);
});

test.each<[string, () => void, () => void]>([
  ['profiles', () => slideTo(6), () => slideTo(5)],
  [
    ...(['members', () => Array.from({ length: 49 }, addMember)] as const),
    () => fireEvent.click(screen.getByRole('button', { name: 'Fewer members' })),
  ],
])('a tip appears a second after the most %s are chosen, goes with fewer, and not closed comes back', (...row) => {
  const [, chooseMost, chooseFewer] = row;
  const tip = () => screen.queryByRole('complementary') !== null;
  const after = (ms: number, change = () => {}) => {
    change();
    act(() => jest.advanceTimersByTime(ms));
    return tip();
  };
  show();
  expect([after(999, chooseMost), after(1), after(60_000, chooseFewer), after(60_000, chooseMost)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([tip(), after(60_000, chooseFewer), after(60_000, chooseMost)]).toEqual([false, false, false]);
});
