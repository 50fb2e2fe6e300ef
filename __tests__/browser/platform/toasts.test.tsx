/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { browserClock } from '../../../src/browser/platform/clock';
import { showToast } from '../../../src/browser/platform/toasts';
import { Toasts } from '../../../src/components/frame/toasts/toasts';
import { type ToastMessage, toastStyles } from '../../../src/site/toasts';
import { messages, serveInShell } from '../../support/render-in-shell';

const { chat, done, signIn } = messages;

const show = (message: ToastMessage) => showToast(document, browserClock, message);
/** What stands in the places of toasts. */
const shown = () => [...document.querySelectorAll('[data-toasts] > *')].map((toast) => toast.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  serveInShell(<Toasts />);
});

const texts: Readonly<Record<ToastMessage, string>> = {
  'chat.failed': chat.failed,
  'done.choiceSaved': done.choiceSaved,
  'done.copied': done.copied,
  'signIn.failed': signIn.failed,
};
const cases = Object.entries(toastStyles).map(([message, style]) => [message as ToastMessage, style] as const);

test.each(cases)('%s is said in the style %s, is announced so, and gone after 3.6 seconds', (message, style) => {
  const [text, role] = [texts[message], style === 'failed' ? 'alert' : 'status'];
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
  expect(() => show('done.copied')).not.toThrow();
});
