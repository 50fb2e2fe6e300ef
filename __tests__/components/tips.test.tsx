/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { Tips } from '../../src/components/tips/tips';
import { messages, renderInShell } from '../support/render-in-shell';

beforeEach(() => jest.useFakeTimers());

test.each([
  [undefined, 1_000],
  [4_000, 4_000],
])('a tip with the delay %s appears after %d ms and stays until it is closed', (delayMs, ms) => {
  renderInShell(<Tips {...(delayMs && { delayMs })}>tip</Tips>);
  act(() => jest.advanceTimersByTime(ms - 1));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('tip');
  fireEvent.click(screen.getByRole('button', { name: messages.close }));
  expect(screen.queryByRole('status')).toBeNull();
});
