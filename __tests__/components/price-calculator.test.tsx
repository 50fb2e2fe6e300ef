/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceCalculator } from '../../src/components/pricing/price-calculator';
import { renderIn } from '../support/render';

const amount = (container: HTMLElement) => container.querySelector('strong')?.textContent;

describe('the price calculator', () => {
  test('tells the price of the default choice before anything is chosen', () => {
    const { container } = renderIn(<PriceCalculator discount={0} />, { path: '/pricing' }, ['pricing']);
    expect(amount(container)).toBe('$24.16');
  });

  test('follows profiles, members and period at once', async () => {
    const user = userEvent.setup();
    const { container } = renderIn(<PriceCalculator discount={0} />, { path: '/pricing' }, ['pricing']);
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(amount(container)).toBe('$29.00');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(amount(container)).toBe('$9.00');
    const [fewer, more] = screen.getAllByRole('button');
    expect(fewer?.getAttribute('aria-disabled')).toBe('true');
    await user.click(fewer as HTMLElement);
    expect(amount(container)).toBe('$9.00');
    await user.click(more as HTMLElement);
    expect(amount(container)).toBe('$14.00');
  });

  test('takes the seasonal discount off yearly plans and says what it was before', () => {
    const { container } = renderIn(<PriceCalculator discount={0.2} />, { path: '/pricing' }, ['pricing']);
    expect(amount(container)).toBe('$19.33');
    expect(container.querySelector('s')?.textContent).toContain('$24.16');
  });
});
