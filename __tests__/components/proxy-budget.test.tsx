/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ProxyBudget } from '../../src/components/proxy-budget/proxy-budget';
import { renderIn } from '../support/render';

const result = () => document.querySelector('[aria-live]')?.textContent;

// What is typed, and its cost: __tests__/e2e/pricing.e2e.ts, __tests__/site/product/proxy-budget.test.ts.
test('the budget of the example is 60 GB a month, and with a range of prices it has one of costs', () => {
  renderIn(<ProxyBudget />, { path: '/pricing' }, ['proxy-budget']);
  expect(result()).toContain('60.0 GB a month');
  for (const [name, value] of Object.entries({
    Accounts: '20',
    'Lowest price per GB': '2',
    'Highest price per GB': '4.5',
  })) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  }
  expect(result()).toContain('120.0 GB a month240.00 – 540.00 a month');
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
