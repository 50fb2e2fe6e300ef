/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../../locales/en/shell.json';
import { startSearchOpening } from '../../../src/browser/pieces/search-opening';
import { excerptParts } from '../../../src/components/frame/search/excerpt';
import type { SearchAnswer, SearchHit } from '../../../src/components/frame/search/hit';
import * as pagefind from '../../../src/components/frame/search/pagefind';
import { Search } from '../../../src/components/frame/search/search';
import { SearchForm } from '../../../src/components/frame/search/search-form';
import { renderIn } from '../../support/render';

jest.mock('../../../src/components/frame/search/pagefind');

const loadSearch = jest.mocked(pagefind.loadSearch);
const search = jest.mocked(pagefind.search);

const hit = (number: number): SearchHit => ({
  url: `/blog/a${number}`,
  title: `Title ${number}`,
  section: 'Blog',
  excerpt: excerptParts(`about <mark>proxies</mark> &lt;b&gt; ${number}`),
});
/** For the typed words, unless others were looked for. */
const answer = (total: number, words: string): SearchAnswer => ({
  words,
  total,
  hits: async (from, to) => Array.from({ length: Math.min(to, total) - from }, (_, index) => hit(from + index)),
});

const dialog = () => document.querySelector<HTMLDialogElement>('dialog') as HTMLDialogElement;
const field = () => within(dialog()).getByRole('textbox');
const results = () => [...dialog().querySelectorAll<HTMLAnchorElement>('ol a')];
const status = () => within(dialog()).getByRole('status').textContent;

beforeEach(() => {
  // jsdom lacks the dialog's methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  loadSearch.mockReset().mockResolvedValue({ search: async () => ({ results: [] }) });
  search.mockReset().mockImplementation(async (_locale, words) => answer(3, words));
});

let stop: () => void;
beforeEach(() => {
  stop = startSearchOpening(document);
});
afterEach(() => stop());

const open = () => userEvent.click(screen.getByRole('button', { name: shell.search.open }));

describe('a click beside the dialog, in a browser that knows no `closedby`', () => {
  const press = (from: Element, to: Element = from) => {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    fireEvent.click(from === to ? from : dialog());
  };

  test('closes it; one within it, or one that began within it, does not', async () => {
    renderIn(<Search />);
    await open();
    press(field());
    press(field(), dialog());
    expect(dialog().open).toBe(true);
    press(dialog());
    expect(dialog().open).toBe(false);
  });
});

describe('a field in a page', () => {
  test('opens the search with its words, and keeps them', async () => {
    renderIn(<SearchForm label="Find" words="first rpa" />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find' }), ' flow{Enter}');
    expect(dialog().open).toBe(true);
    expect(field()).toHaveProperty('value', 'first rpa flow');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('en', 'first rpa flow'));
    act(() => dialog().close());
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'first rpa flow');
  });
});

describe('opening the search', () => {
  test('before anything is typed it suggests pages', async () => {
    renderIn(<Search />);
    await open();
    const suggested = [...dialog().querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
    expect(suggested.slice(0, 2)).toEqual(['/pricing', '/download']);
  });

  test('nothing is loaded before it is opened', async () => {
    renderIn(<Search />);
    expect(loadSearch).not.toHaveBeenCalled();
    await open();
    expect(dialog().open).toBe(true);
    expect(loadSearch).toHaveBeenCalledWith('en');
    expect(document.activeElement).toBe(field());
  });

  test('each time it opens without the words of the time before', async () => {
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'proxies');
    act(() => dialog().close());
    expect(dialog().textContent).toBe('');
    await open();
    expect(field()).toHaveProperty('value', '');
  });
});

describe('what is found', () => {
  test('stands as links with section, title and excerpt, the hits marked; the number is announced', async () => {
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'proxies');
    await waitFor(() => expect(results()).toHaveLength(3));
    expect(search).toHaveBeenLastCalledWith('en', 'proxies');
    expect(results()[0]?.getAttribute('href')).toBe('/blog/a0');
    expect(results()[0]?.textContent).toBe('Title 0about proxies <b> 0');
    expect(results()[0]?.querySelector('mark')?.textContent).toBe('proxies');
    expect(status()).toContain('3');
  });

  test('the arrow keys move between field and results, Enter in the field opens the first', async () => {
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'proxies');
    await waitFor(() => expect(results()).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(results()[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());

    const followed = jest.fn((event: Event) => event.preventDefault());
    results()[0]?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalled();
    expect(dialog().open).toBe(false);
  });

  test('more comes when the last result is reached', async () => {
    search.mockResolvedValue(answer(14, 'a'));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(results()).toHaveLength(10));
    expect(status()).toContain('14');
    act(() => results().at(-1)?.focus());
    await waitFor(() => expect(results()).toHaveLength(14));
  });

  test('an answer that comes too late is not shown', async () => {
    let late: (found: SearchAnswer) => void = () => {};
    search.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await userEvent.type(field(), 'b');
    await waitFor(() => expect(results()).toHaveLength(3));
    await act(async () => late(answer(9, 'a')));
    expect(results()).toHaveLength(3);
  });

  test('results stand under the names of their sections, that of the best first; more comes after them', async () => {
    const sections = ['', 'Help', 'Blog', 'Help', '', 'Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'Help', 'Blog'];
    search.mockResolvedValue({
      words: 'a',
      total: sections.length,
      hits: async (from, to) => sections.slice(from, to).map((section, index) => ({ ...hit(from + index), section })),
    });
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(results()).toHaveLength(10));
    const groups = () =>
      [...dialog().querySelectorAll('section')].map(
        (group) => `${group.querySelector('h2')?.textContent} ${group.querySelectorAll('a').length}`,
      );
    expect(groups()).toEqual(['Pages 2', 'Help 2', 'Blog 6']);
    expect(results()[0]?.getAttribute('href')).toBe('/blog/a0');
    act(() => results().at(-1)?.focus());
    await waitFor(() => expect(results()).toHaveLength(12));
    expect(groups()).toEqual(['Pages 2', 'Help 2', 'Blog 7', 'Help 1']);
  });

  test('what was looked for in the place of a misspelled word is said', async () => {
    search.mockResolvedValue(answer(3, 'playwright'));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'playwrite');
    await waitFor(() => expect(results()).toHaveLength(3));
    expect(status()).toBe('Showing results for “playwright” · 3 results');
  });

  test.each([
    ['login', 3],
    ['register', 0],
  ] as const)('the place of the application comes first (%s, with %i pages)', async (account, pages) => {
    search.mockResolvedValue({ ...answer(pages, 'log in'), account });
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'log in');
    await waitFor(() => expect(results()).toHaveLength(pages + 1));
    expect(results()[0]?.dataset.account).toBe(account);
    expect(results()[0]?.href).toContain('rel=official_website');
    expect(results()[0]?.textContent).toBe(shell[account]);
    expect(status()).toContain(String(pages + 1));
  });

  test('each word of a vain search can be looked for by itself', async () => {
    search.mockResolvedValue(answer(0, 'qzxv'));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'qzxv proxies, qzxv');
    await waitFor(() => expect(status()).toContain('qzxv'));
    expect(within(dialog()).queryByRole('button', { name: 'proxies,' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveProperty('value', 'proxies');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('en', 'proxies'));
  });

  test('a search of one word that finds nothing offers it not again', async () => {
    search.mockResolvedValue(answer(0, 'qzxv'));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'qzxv');
    await waitFor(() => expect(status()).toContain('qzxv'));
    expect(within(dialog()).queryByRole('button', { name: 'qzxv' })).toBeNull();
  });

  test.each<[string, () => void | Promise<void>]>([
    ['when told to', () => userEvent.click(within(dialog()).getByRole('button', { name: shell.search.retry }))],
    ['when the browser is online again', () => act(() => void window.dispatchEvent(new Event('online')))],
  ])('after a failure it is asked again %s', async (_title, again) => {
    search.mockRejectedValueOnce(new Error('offline'));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(status()).toBe(shell.search.failed));
    await again();
    await waitFor(() => expect(results()).toHaveLength(3));
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('nothing found is said, and where else to look', async () => {
    search.mockResolvedValue(answer(0, 'qzxv'));
    renderIn(<Search />, { entries: [{ section: 'helps', id: 'a', locale: 'en' }] });
    await open();
    await userEvent.type(field(), 'qzxv');
    await waitFor(() => expect(status()).toContain('qzxv'));
    expect(dialog().querySelector('a[href="/helps"]')).not.toBeNull();
  });

  test('a failure is said, and the next word is asked anew', async () => {
    loadSearch.mockRejectedValueOnce(new Error('offline'));
    search.mockRejectedValueOnce(new Error('offline'));
    renderIn(<Search />);
    await open();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(status()).not.toBe(''));
    expect(results()).toHaveLength(0);
    await userEvent.type(field(), 'b');
    await waitFor(() => expect(results()).toHaveLength(3));
  });
});

describe('excerpts', () => {
  test.each([
    ['a <mark>b</mark> c', ['a ', '*b', ' c']],
    ['<mark>浏览</mark><mark>器</mark>指纹', ['*浏览器', '指纹']],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', ['<script>alert(1)</script>']],
    ['a & b', ['a & b']],
    ['', []],
  ])('%s', (excerpt, parts) => {
    expect(excerptParts(excerpt).map(({ text, hit: marked }) => (marked ? `*${text}` : text))).toEqual(parts);
  });
});
