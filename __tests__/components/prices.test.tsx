/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Prices } from '../../src/components/pricing/prices';
import { renderIn } from '../support/render';

const namespaces = ['pricing', 'plans'] as const;
const show = (locale: 'en' | 'de' | 'hi' = 'en') =>
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
const chooseMonthly = () => userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);

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

  test('its button takes the whole choice to the register page', async () => {
    const { container } = show();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    const [, more] = screen.getAllByRole('button');
    await userEvent.click(more as HTMLElement);
    const link = container.querySelector('form a');
    expect(taken(link)).toEqual({ plan: 'team', profiles: '200', members: '2', period: 'yearly' });
    await chooseMonthly();
    expect(taken(link)).toEqual({ plan: 'team', profiles: '200', members: '2', period: 'monthly' });
  });
});

describe('the cards', () => {
  test('tell the least price by the chosen way of payment, as the calculator does', async () => {
    show();
    expect(card('Solo').textContent).toContain('from $7.50 a month$90.00 billed yearly');
    expect(card('Team').textContent).toContain('from $12.50 a month$150.00 billed yearly');
    await chooseMonthly();
    expect(card('Solo').textContent).toContain('from $9.00 a month');
    expect(card('Team').textContent).toContain('from $15.00 a month');
  });

  test('mark the plan that the page begins with, and no other', () => {
    show();
    expect(screen.getAllByText('Recommended').map((mark) => mark.closest('li'))).toEqual([card('Solo')]);
  });

  test('take along the size that their price is for, until the visitor has chosen one', () => {
    show();
    const link = (name: string) => card(name).querySelector('a');
    expect(taken(link('Free'))).toEqual({ plan: 'free' });
    expect(taken(link('Solo'))).toEqual({ plan: 'solo', profiles: '10', members: '1', period: 'yearly' });
    expect(taken(link('Team'))).toEqual({ plan: 'team', profiles: '10', members: '2', period: 'yearly' });
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    expect(taken(link('Solo'))).toEqual({ plan: 'solo', profiles: '100', members: '1', period: 'yearly' });
    expect(taken(link('Team'))).toEqual({ plan: 'team', profiles: '100', members: '2', period: 'yearly' });
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
