/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyField } from '../../src/components/copy-field/copy-field';
import { Toasts } from '../../src/components/frame/toasts/toasts';
import { messages, serveInShell } from '../support/render-in-shell';

const field = <CopyField text="sha256sum facet" copyName="Copy" />;
const writeText = jest.fn();
const withClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

beforeEach(() => serveInShell(<Toasts />));
afterEach(() => jest.resetAllMocks());

test('without scripts the text is shown, and the button that could not work is off', () => {
  const page = renderToString(field);
  expect(page).toContain('sha256sum facet');
  expect(page).toContain('disabled');
});

test('where the browser offers no clipboard the button stays off', () => {
  withClipboard(undefined);
  render(field);
  expect(screen.getByRole('button')).toBeDisabled();
});

test('a click copies the text, and a success toast says so for 3.6 seconds', async () => {
  jest.useFakeTimers();
  withClipboard({ writeText: writeText.mockResolvedValue(undefined) });
  render(field);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith('sha256sum facet');
  expect(screen.getByRole('status')).toHaveTextContent(messages.done.copied);
  expect(screen.getByText(messages.done.copied)).toHaveAttribute('data-style', 'success');
  act(() => jest.advanceTimersByTime(3_600));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test('when the browser refuses, it does not say that it copied', async () => {
  withClipboard({ writeText: writeText.mockRejectedValue(new Error('denied')) });
  render(field);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
