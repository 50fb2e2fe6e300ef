/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ProxyBudget } from '../../src/components/proxy-budget/proxy-budget';
import { renderIn } from '../support/render';

const result = () => document.querySelector('[aria-live]')?.textContent;

test.each([
  [{}, '60.0 GB a month'],
  [{ Accounts: '20', 'Lowest price per GB': '2' }, '120.0 GB a month240.00 a month'],
  [
    { Accounts: '20', 'Lowest price per GB': '2', 'Highest price per GB': '4.5' },
    '120.0 GB a month240.00 – 540.00 a month',
  ],
  [{ Accounts: '35', 'Highest price per GB': '3' }, '210.0 GB a month630.00 a month'],
])('the budget for %j is "%s"', (typed, expected) => {
  history.replaceState(null, '', '/pricing');
  renderIn(<ProxyBudget />, { path: '/pricing' }, ['proxy-budget']);
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  }
  expect(result()).toContain(expected);
});

test('a number outside the limits makes its field invalid, and nothing is worked out', () => {
  history.replaceState(null, '', '/pricing');
  renderIn(<ProxyBudget />, { path: '/pricing' }, ['proxy-budget']);
  const hours = screen.getByLabelText('Hours a day per account');
  fireEvent.change(hours, { target: { value: '25' } });
  expect(hours.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Accounts').getAttribute('aria-invalid')).toBe('false');
  expect(result()).toBe('Fill in the fields to see the result.');
});
