/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { ProxyBudget } from '../../src/components/proxy-budget/proxy-budget';
import { renderIn } from '../support/render';

const show = () => renderIn(<ProxyBudget />, { path: '/pricing' }, ['proxy-budget']);
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const result = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/pricing');
});
afterEach(() => jest.useRealTimers());
const settle = () => act(() => jest.advanceTimersByTime(200));

test('begins with an example, worked out, and names no price', () => {
  const { container } = show();
  expect(result(container)).toContain('60.0 GB a month');
  expect(container.textContent).toContain('10 × 2 × 100 × 30 ÷ 1,000 = 60.0');
  expect(result(container)).not.toMatch(/\$|€/);
});

test('follows what is typed, and tells the range of the cost', () => {
  const { container } = show();
  type('Accounts', '20');
  type('Lowest price per GB', '2');
  expect(result(container)).toContain('120.0 GB a month240.00 a month');
  type('Highest price per GB', '4.5');
  expect(result(container)).toContain('240.00 – 540.00 a month');
});

test('a number outside the limits is named at its field, which says so, and nothing is worked out', () => {
  const { container } = show();
  const hours = screen.getByLabelText('Hours a day per account');
  expect(hours.getAttribute('aria-invalid')).toBe('false');
  fireEvent.change(hours, { target: { value: '25' } });
  expect(hours.getAttribute('aria-invalid')).toBe('true');
  const described = hours.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('A number from 0 to 24');
  expect(result(container)).toBe('Fill in the fields to see the result.');
  expect(container.textContent).not.toContain('=  ');
});

test('the numbers are in the address, and are read from it', () => {
  const { unmount } = show();
  type('Accounts', '35');
  type('Highest price per GB', '3');
  settle();
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    accounts: '35',
    hours: '2',
    megabytes: '100',
    high: '3',
  });
  unmount();
  const { container } = show();
  expect(result(container)).toContain('210.0 GB a month630.00 a month');
});
