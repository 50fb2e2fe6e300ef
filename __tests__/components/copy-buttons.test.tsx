/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CodeBlock } from '../../src/components/code-block/code-block';
import { CopyField } from '../../src/components/copy-field/copy-field';
import { Toasts } from '../../src/components/frame/toasts/toasts';
import { Prose } from '../../src/components/prose/prose';
import { renderIn } from '../support/render';
import { messages, serveInShell } from '../support/render-in-shell';

const code = "await page.goto('https://shop.example/'); // 1";
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
afterEach(() => jest.useRealTimers());

test.each<[string, ReactElement, string]>([
  ['an article', <Prose key="" html={html} />, 'first line'],
  ['a sample of code', <CodeBlock key="" code={code} language="js" title="Request" />, code],
  ['a field', field, 'sha256sum facet'],
])('the button of %s copies its text, and a toast says so for 3.6 seconds', async (_name, element, text) => {
  renderIn(element);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith(text);
  expect(screen.getByText(messages.done.copied)).toHaveAttribute('data-style', 'success');
  act(() => jest.advanceTimersByTime(3_600));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('every block of an article has a button in the language of the page', () => {
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
