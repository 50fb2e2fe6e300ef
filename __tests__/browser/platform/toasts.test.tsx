/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { browserClock } from '../../../src/browser/platform/clock';
import { showToast } from '../../../src/browser/platform/toasts';
import { Toasts } from '../../../src/components/frame/toasts/toasts';
import { type ToastMessage, type ToastStyle, toastStyles } from '../../../src/site/toasts';
import { messages, serveInShell } from '../../support/render-in-shell';

const { chat, done, signIn } = messages;

const show = (message: ToastMessage) => showToast(document, browserClock, message);
/** What stands in the places of toasts. */
const shown = () => [...document.querySelectorAll('[data-toasts] > *')].map((toast) => toast.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  serveInShell(<Toasts />);
});
afterEach(() => jest.useRealTimers());

const cases: readonly [ToastMessage, string, ToastStyle, 'alert' | 'status'][] = [
  ['chat.failed', chat.failed, 'failed', 'alert'],
  ['done.choiceSaved', done.choiceSaved, 'success', 'status'],
  ['done.copied', done.copied, 'success', 'status'],
  ['signIn.failed', signIn.failed, 'failed', 'alert'],
];

test('every toast is among the cases', () => {
  expect(cases.map(([message]) => message)).toEqual(Object.keys(toastStyles));
});

test.each(cases)('%s says “%s” in the style %s, is announced as %s, and gone after 3.6 seconds', (...toast) => {
  const [message, text, style, role] = toast;
  expect(screen.getByRole(role)).toBeEmptyDOMElement();
  show(message);
  expect(screen.getByRole(role)).toHaveTextContent(text);
  expect(screen.getByText(text)).toHaveAttribute('data-style', style);
  jest.advanceTimersByTime(3_599);
  expect(shown()).toEqual([text]);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('the same message is not shown twice at once; it is shown again when it has gone, and its time is its own', () => {
  show('chat.failed');
  show('chat.failed');
  jest.advanceTimersByTime(2_000);
  show('signIn.failed');
  expect(shown()).toEqual([chat.failed, signIn.failed]);
  jest.advanceTimersByTime(1_600);
  expect(shown()).toEqual([signIn.failed]);
  show('chat.failed');
  expect(shown()).toEqual([signIn.failed, chat.failed]);
});

test('a page without toasts goes on without', () => {
  document.body.innerHTML = '';
  show('done.copied');
  expect(jest.getTimerCount()).toBe(0);
});
