/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyField } from '../../src/components/copy-field/copy-field';
import { Toasts } from '../../src/components/frame/toasts/toasts';
import { Prose } from '../../src/components/prose/prose';
import { renderIn } from '../support/render';
import { messages, serveInShell } from '../support/render-in-shell';

const html = '<div class="gatsby-highlight"><pre><code>first <b>line</b></code></pre></div>';
const field = <CopyField text="sha256sum facet" copyName="Copy" />;
const writeText = jest.fn();
const withClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  serveInShell(<Toasts />);
  withClipboard({ writeText: writeText.mockReset().mockResolvedValue(undefined) });
});

// That each copies its own text, which is said: __tests__/e2e/reading.e2e.ts.
test('the button of a field copies its text; every block of an article has one, in the language of the page', async () => {
  renderIn(field);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith('sha256sum facet');
  expect(screen.getByText(messages.done.copied)).toHaveAttribute('data-style', 'success');
  renderIn(<Prose html={html + html.replace('first', 'second')} />, { locale: 'de' });
  expect(screen.getAllByRole('button', { name: 'Kopieren' })).toHaveLength(2);
});

test('no toast says that a text was copied when the browser refused', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(field);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('the button is disabled in the served page, and in a browser without a clipboard', () => {
  expect(renderToString(field)).toContain('disabled');
  withClipboard(undefined);
  render(field);
  expect(screen.getByRole('button')).toBeDisabled();
});
