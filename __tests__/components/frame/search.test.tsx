/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../../locales/en/shell.json';
import { startSearchOpening } from '../../../src/browser/pieces/search-opening';
import { excerptParts } from '../../../src/components/frame/search/excerpt';
import type { SearchAnswer, SearchHit } from '../../../src/components/frame/search/hit';
import * as pagefind from '../../../src/components/frame/search/pagefind';
import { forgetSearches } from '../../../src/components/frame/search/recent';
import { Search } from '../../../src/components/frame/search/search';
import { renderIn } from '../../support/render';

jest.mock('../../../src/components/frame/search/pagefind');

const search = jest.mocked(pagefind.search);

const hit = (number: number): SearchHit => ({
  url: `/blog/a${number}`,
  title: `Title ${number}`,
  section: 'Blog',
  excerpt: [],
});
const answer = (total: number, words: string): SearchAnswer => ({
  words,
  total,
  hits: async (from, to) => Array.from({ length: Math.min(to, total) - from }, (_, index) => hit(from + index)),
});

const dialog = () => document.querySelector<HTMLDialogElement>('dialog') as HTMLDialogElement;
const field = () => within(dialog()).getByRole('textbox');
const results = () => [...dialog().querySelectorAll<HTMLAnchorElement>('ol a')];
const status = () => within(dialog()).getByRole('status').textContent;
const waitForResults = (count: number) => waitFor(() => expect(results()).toHaveLength(count));
const waitForStatus = (text: string) => waitFor(() => expect(status()).toContain(text));

beforeAll(() => startSearchOpening(document));
beforeEach(() => {
  // jsdom lacks this and the dialog's methods.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  jest
    .mocked(pagefind.loadSearch)
    .mockReset()
    .mockResolvedValue({ search: async () => ({ results: [] }) });
  search.mockReset().mockImplementation(async (_locale, words) => answer(3, words));
});
afterEach(() => {
  forgetSearches();
  document.documentElement.removeAttribute('data-theme');
});

/** Opens the search and types words. */
async function searchFor(words: string): Promise<void> {
  renderIn(<Search />);
  await userEvent.click(screen.getByRole('button', { name: shell.search.open }));
  if (words) await userEvent.type(field(), words);
}

test('a close that is told after the search is open again does not end it', async () => {
  await searchFor('first');
  await waitForResults(3);
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await userEvent.keyboard('{Escape}');
  expect(dialog().open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: shell.search.open }));
  dialog().dispatchEvent(new Event('close'));
  expect(field()).toHaveProperty('value', '');
  await userEvent.type(field(), 'proxy');
  await waitFor(() => expect(search).toHaveBeenLastCalledWith(expect.anything(), 'proxy'));
  await waitForResults(3);
});

test('a browser without `closedby` closes the dialog on a press outside that began outside', async () => {
  const press = (from: Element, to: Element = from) => {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    fireEvent.click(from === to ? from : dialog());
  };
  await searchFor('');
  press(field());
  press(field(), dialog());
  expect(dialog().open).toBe(true);
  press(dialog());
  expect(dialog().open).toBe(false);
});

test('before anything is typed, the search offers what can be done; it opens so again after it was closed', async () => {
  await searchFor('');
  const offered = [...dialog().querySelectorAll('ul :is(a, button)')].slice(0, 6).map(({ textContent }) => textContent);
  const { login, register, download, pricing, chooseLanguage } = shell;
  expect(offered).toEqual([login, register, download, pricing, chooseLanguage, 'Theme: Dark']);
  await userEvent.type(field(), 'proxies');
  act(() => dialog().close());
  await userEvent.click(screen.getByRole('button', { name: shell.search.open }));
  expect(field()).toHaveProperty('value', '');
});

test('the theme and the language are changed under their names', async () => {
  await searchFor('theme');
  await waitForResults(3);
  await userEvent.keyboard('{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Theme: Light' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  const picker = document.body.appendChild(document.createElement('button'));
  picker.setAttribute('popovertarget', 'languages');
  const pressed = jest.fn();
  picker.addEventListener('click', pressed);
  await userEvent.clear(field());
  await userEvent.type(field(), 'language');
  await userEvent.click(await within(dialog()).findByRole('button', { name: shell.chooseLanguage }));
  expect([dialog().open, pressed.mock.calls.length, document.activeElement]).toEqual([false, 1, picker]);
  picker.remove();
});

test('searches whose results were opened are offered again, the newest first, until they are cleared', async () => {
  const recent = () => [...dialog().querySelectorAll('p > button')].map(({ textContent }) => textContent);
  await searchFor('');
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    await userEvent.type(field(), words);
    await waitForResults(3);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: shell.search.open }));
  }
  expect(recent()).toEqual(['b', 'f', 'e', 'd', 'c', shell.search.forget]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveProperty('value', 'f');
  await userEvent.clear(field());
  await userEvent.click(within(dialog()).getByRole('button', { name: shell.search.forget }));
  expect(recent()).toEqual([]);
  expect(document.activeElement).toBe(field());
});

test('more results load when the last one gets the focus, and come after the first under their sections', async () => {
  const sections = ['', 'Help', 'Blog', 'Help', '', 'Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'Help', 'Blog'];
  search.mockResolvedValue({
    words: 'a',
    total: sections.length,
    hits: async (from, to) => sections.slice(from, to).map((section, index) => ({ ...hit(from + index), section })),
  });
  await searchFor('a');
  await waitForResults(10);
  expect(status()).toContain('12');
  const groups = () =>
    [...dialog().querySelectorAll('section')].map(
      (group) => `${group.querySelector('h2')?.textContent} ${group.querySelectorAll('a').length}`,
    );
  expect(groups()).toEqual(['Pages 2', 'Help 2', 'Blog 6']);
  expect(results()[0]?.getAttribute('href')).toBe('/blog/a0');
  act(() => results().at(-1)?.focus());
  await waitForResults(12);
  expect(groups()).toEqual(['Pages 2', 'Help 2', 'Blog 7', 'Help 1']);
});

test('an answer that comes too late is not shown', async () => {
  let late: (found: SearchAnswer) => void = () => {};
  search.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  await searchFor('a');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  await userEvent.type(field(), 'b');
  await waitForResults(3);
  await act(async () => late(answer(9, 'a')));
  expect(results()).toHaveLength(3);
});

test('the status names the words that replaced a misspelled one', async () => {
  search.mockResolvedValue(answer(3, 'playwright'));
  await searchFor('playwrite');
  await waitForResults(3);
  expect(status()).toBe('Showing results for “playwright” · 3 results');
});

test.each([
  ['login', 3],
  ['register', 0],
] as const)('the link to %s comes before %i pages', async (account, pages) => {
  search.mockResolvedValue({ ...answer(pages, 'log in'), account });
  await searchFor('log in');
  await waitForResults(pages + 1);
  expect(results()[0]?.dataset.account).toBe(account);
  expect(results()[0]?.href).toContain('rel=official_website');
  expect(results()[0]?.textContent).toBe(shell[account]);
  expect(status()).toContain(String(pages + 1));
});

test('each known word of a search without results is offered alone, but not the only one', async () => {
  search.mockResolvedValue(answer(0, 'qzxv'));
  await searchFor('qzxv');
  await waitForStatus('qzxv');
  expect(within(dialog()).queryByRole('button', { name: 'qzxv' })).toBeNull();
  await userEvent.type(field(), ' proxies, qzxv');
  await within(dialog()).findByRole('button', { name: 'proxies' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveProperty('value', 'proxies');
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('en', 'proxies'));
});

test.each<[string, () => void | Promise<void>]>([
  ['the visitor asks', () => userEvent.click(within(dialog()).getByRole('button', { name: shell.search.retry }))],
  ['the browser is online again', () => act(() => void window.dispatchEvent(new Event('online')))],
])('a failed search is tried again when %s', async (_title, again) => {
  search.mockRejectedValueOnce(new Error('offline'));
  await searchFor('a');
  await waitForStatus(shell.search.failed);
  await again();
  await waitForResults(3);
  expect(search).toHaveBeenCalledTimes(2);
});

test.each([
  ['a <mark>b</mark> c', ['a ', '*b', ' c']],
  ['<mark>浏览</mark><mark>器</mark>指纹', ['*浏览器', '指纹']],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', ['<script>alert(1)</script>']],
  ['a & b', ['a & b']],
  ['', []],
])('the excerpt "%s" has the parts %j', (excerpt, parts) => {
  expect(excerptParts(excerpt).map(({ text, hit: marked }) => (marked ? `*${text}` : text))).toEqual(parts);
});
