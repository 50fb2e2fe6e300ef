/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { PlanFacts } from '../../src/components/plan-facts/plan-facts';
import { Prices } from '../../src/components/pricing/prices';
import { enabledLocales } from '../../src/site/languages/locales';
import { PlanSummary } from '../../src/templates/home/plan-summary';
import { renderIn } from '../support/render';

const namespaces = ['pricing', 'plans'] as const;
const show = (locale: 'en' | 'de' | 'hi' | 'pt' | 'vn' = 'en') =>
  renderIn(<Prices offer={null} />, { locale, path: '/pricing' }, namespaces);

const amount = (container: HTMLElement) => container.querySelector('form strong')?.textContent;
const card = (name: string) => {
  const found = screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li');
  if (!found) throw new Error(`No card for ${name}`);
  return found;
};
const taken = (link: Element | null) => {
  const { searchParams } = new URL(link?.getAttribute('href') ?? '');
  return Object.fromEntries([...searchParams].filter(([name]) => name !== 'rel' && name !== 'lang'));
};
const choose = (value: string) => userEvent.click(screen.getByDisplayValue(value));
const chooseMonthly = () => choose('monthly');

beforeEach(() => history.replaceState(null, '', '/pricing'));

describe('the calculator', () => {
  test('tells the price of the default choice before anything is chosen', () => {
    const { container } = show();
    expect(amount(container)).toBe('$25.00');
  });

  test('follows profiles, members and period at once', async () => {
    const { container } = show();
    await chooseMonthly();
    expect(amount(container)).toBe('$30.00');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(amount(container)).toBe('$9.00');
    const [fewer, more] = screen.getAllByRole('button');
    expect(fewer?.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(fewer as HTMLElement);
    expect(amount(container)).toBe('$9.00');
    await userEvent.click(more as HTMLElement);
    expect(amount(container)).toBe('$15.00');
  });

  test.each([
    ['en', '1,000 profiles'],
    ['de', '1.000 Profile'],
    ['hi', '1,000 प्रोफ़ाइल'],
  ] as const)('in %s the largest number of profiles reads "%s"', (locale, expected) => {
    show(locale);
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '6' } });
    expect(slider.getAttribute('aria-valuetext')).toBe(expected);
    expect(screen.getAllByText(expected)).toHaveLength(1);
  });

  test('tells the sum over a year, and what a yearly payment saves', async () => {
    const { container } = show();
    const result = () => container.querySelector('form')?.textContent;
    expect(result()).toContain('$300.00 billed yearly');
    expect(result()).toContain('You save $60.00 over 12 months');
    await chooseMonthly();
    expect(result()).toContain('$360.00 over 12 months, billed monthly');
    expect(result()).toContain('Pay yearly and save $60.00');
  });

  test.each([
    ['en', '$25.00', 'BRL', 'R$125.00'],
    ['de', '25,00\u00a0$', 'PLN', '100,00\u00a0zł'],
    ['pt', 'R$\u00a0125,00', 'USD', '$\u00a025,00'],
    ['vn', '625.000\u00a0₫', 'BRL', '125,00\u00a0R$'],
  ] as const)(
    'in %s begins with the language’s currency (%s); %s makes it %s',
    async (locale, first, currency, then) => {
      const { container } = show(locale);
      expect(amount(container)).toBe(first);
      await choose(currency);
      expect(amount(container)).toBe(then);
      expect(container.querySelector('li strong')?.textContent).toMatch(/^\D*0/);
    },
  );

  test('labels every stop of the slider, and marks the chosen one', () => {
    const { container } = show();
    const stops = [...container.querySelectorAll('[aria-hidden] > [class]')].filter(({ textContent }) => textContent);
    expect(stops.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100', '200', '500', '1,000']);
    const chosen = () => container.querySelector('[aria-hidden] > [data-chosen]')?.textContent;
    expect(chosen()).toBe('50');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
    expect(chosen()).toBe('500');
  });

  test('its button takes the whole choice to the register page', async () => {
    const { container } = show();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    const [, more] = screen.getAllByRole('button');
    await userEvent.click(more as HTMLElement);
    const link = container.querySelector('form a');
    expect(taken(link)).toEqual({ plan: 'team', profiles: '200', members: '2', period: 'yearly', currency: 'USD' });
    await chooseMonthly();
    await choose('PLN');
    expect(taken(link)).toEqual({
      plan: 'team',
      profiles: '200',
      members: '2',
      period: 'monthly',
      currency: 'PLN',
    });
  });
});

describe('the cards', () => {
  test('tell the price of the choice in each plan, for its size, and from where prices begin', async () => {
    show();
    expect(card('Solo').textContent).toContain(
      '$25.00 a month$300.00 billed yearly50 profiles · 1 memberfrom $7.50 a month, billed yearly',
    );
    expect(card('Team').textContent).toContain(
      '$30.00 a month$360.00 billed yearly50 profiles · 2 membersfrom $12.50 a month, billed yearly',
    );
    await chooseMonthly();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    expect(card('Solo').textContent).toContain(
      '$48.00 a monthbilled monthly100 profiles · 1 memberfrom $7.50 a month, billed yearly',
    );
    expect(card('Team').textContent).toContain('$54.00 a monthbilled monthly100 profiles · 2 members');
  });

  test.each<[members: number, plan: string]>([
    [1, 'Solo'],
    [2, 'Team'],
    [3, 'Team'],
    [50, 'Team'],
  ])('for %i members %s is recommended, and no other', async (members, plan) => {
    history.replaceState(null, '', `/pricing?profiles=50&members=${members}&period=yearly&currency=USD`);
    show();
    const marked = screen.getAllByText('Recommended').map((mark) => mark.closest('li'));
    expect(marked).toEqual([card(plan)]);
  });

  test.each(enabledLocales)('in %s say from where prices begin as the home page and the asides do', (locale) => {
    const text = (element: ReactElement, selector: string): readonly (string | null)[] => {
      const { container, unmount } = renderIn(element, { locale, path: '/pricing' }, [...namespaces, 'solution']);
      const texts = [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
      unmount();
      return texts;
    };
    const [, solo, team] = text(<PlanSummary />, 'dt + dd');
    const [, soloCard, teamCard] = text(<Prices offer={null} />, 'li > div, li > p + p');
    expect(soloCard?.endsWith(solo ?? '?')).toBe(true);
    expect(teamCard?.endsWith(team ?? '?')).toBe(true);
    expect(text(<PlanFacts title="" features={[]} needs={['teamwork']} />, 'p > span')).toEqual([team]);
  });

  test('let the plan of the choice stand out', async () => {
    show();
    const classes = () => ['Solo', 'Team'].map((name) => card(name).className);
    const [solo, team] = classes();
    expect(solo).not.toBe(team);
    await userEvent.click(screen.getByRole('button', { name: 'More members' }));
    expect(classes()).toEqual([team, solo]);
  });

  test('take along the choice, in the size that the plan has', () => {
    show();
    const link = (name: string) => card(name).querySelector('a');
    const rest = { period: 'yearly', currency: 'USD' };
    expect(taken(link('Free'))).toEqual({ plan: 'free' });
    expect(taken(link('Solo'))).toEqual({ plan: 'solo', profiles: '50', members: '1', ...rest });
    expect(taken(link('Team'))).toEqual({ plan: 'team', profiles: '50', members: '2', ...rest });
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    expect(taken(link('Solo'))).toEqual({ plan: 'solo', profiles: '100', members: '1', ...rest });
    expect(taken(link('Team'))).toEqual({ plan: 'team', profiles: '100', members: '2', ...rest });
  });
});

describe('the address', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = () => act(() => jest.advanceTimersByTime(200));

  test('has nothing of the choice until the visitor chooses; other parameters stay', () => {
    history.replaceState({ key: 'k' }, '', '/pricing?ref=FRIEND9#compare');
    show();
    settle();
    expect(location.search).toBe('?ref=FRIEND9');
    const entries = history.length;
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    fireEvent.click(screen.getByDisplayValue('BRL'));
    settle();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      ref: 'FRIEND9',
      profiles: '100',
      members: '1',
      period: 'yearly',
      currency: 'BRL',
    });
    expect(location.hash).toBe('#compare');
    expect(history.state).toEqual({ key: 'k' });
    expect(history.length).toBe(entries);
  });

  test('is followed when it has a choice', () => {
    history.replaceState(null, '', '/pricing?profiles=200&members=4&period=monthly&currency=PLN');
    const { container } = show();
    expect(amount(container)).toBe('zł\u00a0384.00');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('200 profiles');
    settle();
    expect(location.search).toBe('?profiles=200&members=4&period=monthly&currency=PLN');
  });
});

describe('the tip at the largest size', () => {
  const slideTo = (step: number) => fireEvent.change(screen.getByRole('slider'), { target: { value: String(step) } });
  const tip = () => screen.queryByRole('complementary');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('comes after a second and leads to sales', () => {
    show();
    expect(tip()).toBeNull();
    slideTo(6);
    act(() => jest.advanceTimersByTime(999));
    expect(tip()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(tip()?.querySelector('a')?.getAttribute('href')).toBe('/pre-sales');
    slideTo(5);
    expect(tip()).toBeNull();
  });

  test('comes for the most members too', () => {
    show();
    const [, more] = screen.getAllByRole('button');
    for (let members = 1; members < 50; members += 1) fireEvent.click(more as HTMLElement);
    act(() => jest.advanceTimersByTime(1_000));
    expect(tip()).not.toBeNull();
  });

  test('does not come back once it was closed', () => {
    show();
    slideTo(6);
    act(() => jest.advanceTimersByTime(1_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    slideTo(5);
    slideTo(6);
    act(() => jest.advanceTimersByTime(5_000));
    expect(tip()).toBeNull();
  });
});
