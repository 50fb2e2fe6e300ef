/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { Toasts } from '../../src/components/toasts/toasts';
import { browserClock } from '../../src/services/clock';
import { showToast, type ToastStyle } from '../../src/services/toasts';
import { messages, renderInShell } from '../support/render-in-shell';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[ToastStyle, 'alert' | 'status']>([
  ['failed', 'alert'],
  ['success', 'status'],
])('a %s toast is read out as %s and gone after 3.6 seconds', (style, role) => {
  renderInShell(<Toasts />);
  act(() => showToast(browserClock, style, 'signIn.failed'));
  expect(screen.getByRole(role)).toHaveTextContent(messages.signIn.failed);
  act(() => jest.advanceTimersByTime(3_599));
  expect(screen.getByRole(role)).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole(role)).toBeEmptyDOMElement();
});
