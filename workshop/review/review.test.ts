import type { PageManifest } from '../../src/gatsby/written/page-manifest-format';
import type { LocaleCode } from '../../src/site/languages/locales';
import type { TranslationState, TranslationStatus } from '../authoring/translations/translation-status';
import { cases } from './cases';
import { builtSite } from './made-up-build';
import { type MadeUpSite, madeUpManifest, text, usual } from './made-up-site';
import { editAddress } from './repository';
import { changesToCopy, type Review, type ReviewFindings, reviewOf, withCopies } from './review';

const before = madeUpManifest(usual);
const findings = (more: Partial<ReviewFindings> = {}): ReviewFindings => ({
  site: builtSite('preview'),
  after: madeUpManifest(usual, 'preview'),
  before,
  changedFiles: null,
  statuses: [],
  faults: [],
  commit: null,
  edit: null,
  ...more,
});
const reviewAfter = (site: MadeUpSite, more: Partial<ReviewFindings> = {}): Review =>
  reviewOf(findings({ after: madeUpManifest(site, 'preview'), ...more }));
const withFiles = (files: Readonly<Record<string, string>>): MadeUpSite => ({
  ...usual,
  files: { ...usual.files, ...files },
});

describe('the list of the review', () => {
  test.each([
    ['the menu', ['menus and footer of article', 'menus and footer of home', 'menus and footer of article-list'], 0],
    [
      'a message, a style and a text at once',
      ['text content/blog/second/en.md', 'message home.hero.title', 'styles of home'],
      0,
    ],
    ['a rename, with a redirect from the old address', ['text content/blog/third/en.md'], 1],
  ])('groups the pages by their causes: %s', (change, labels, redirected) => {
    const [, site = usual] = cases.find(([name]) => name === change) ?? [];
    const { groups, changes, redirects } = reviewAfter(site);
    expect(groups.map(({ label }) => label)).toEqual(labels);
    expect(redirects).toHaveLength(redirected);
    expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length);
  });

  test('has the pages in the order of their causes, each once, so that the next change is the next line', () => {
    const { groups, changes } = reviewAfter(withFiles({ 'content/blog/second/en.md': 'Third\nAbout\nBody' }));
    expect(changes).toHaveLength(3);
    expect(groups.flatMap(({ pages }) => pages)).toEqual([0, 1, 2]);
  });

  test('tells new languages of a page from new pages', () => {
    const { changes } = reviewAfter(
      withFiles({ 'content/blog/first/de.md': text('Erster'), 'content/blog/third/en.md': text('Third') }),
    );
    const added = changes.filter(({ kind }) => kind === 'added');
    expect(added.map(({ name, isNewLanguage }) => [name, isNewLanguage])).toEqual(
      expect.arrayContaining([
        ['de:/blog/first', true],
        ['en:/blog/third', false],
      ]),
    );
  });

  test('leaves out languages that the preview does not have', () => {
    const small = madeUpManifest(usual, 'preview');
    const site = { ...builtSite('preview'), locales: ['en'] as const };
    const after = { ...small, pages: small.pages.filter(({ locale }) => locale === 'en') };
    expect(reviewOf(findings({ site, after })).changes.filter(({ kind }) => kind === 'removed')).toEqual([]);
  });
});

test.each([
  ['the manifests of two builds', {}, 'manifests', []],
  [
    'the changed files',
    { before: null, changedFiles: ['content/blog/first/en.md'] },
    'files',
    ['en:/blog', 'en:/blog/first'],
  ],
  ['nothing', { before: null, changedFiles: null }, 'nothing', []],
])('the review says that it is based on %s', (_what, more, basis, names) => {
  const review = reviewOf(findings(more));
  expect([review.basis, review.changes.map(({ name }) => name)]).toEqual([basis, names]);
});

describe('a changed page', () => {
  const [change] = reviewAfter(
    withFiles({ 'content/blog/first/vn.md': `Mới\nVề ${'rất dài '.repeat(40)}\nThân` }),
  ).changes.filter(({ path }) => path === '/blog/first');

  test('has its place on the preview and the public address of what it was', () => {
    expect(change).toMatchObject({
      name: 'vn:/blog/first',
      address: '/vn/blog/first',
      live: 'https://www.facet.example/vn/blog/first',
    });
  });

  test('has title and description as a search result cuts them, before and after', () => {
    expect(change?.search.before?.title).toEqual({ shown: 'Đầu tiên', rest: '' });
    expect(change?.search.after?.title).toEqual({ shown: 'Mới', rest: '' });
    expect(change?.search.after?.description.rest).not.toBe('');
  });

  test('has another print when it changes again, so that a tick does not hold for what nobody has seen', () => {
    const again = reviewAfter(withFiles({ 'content/blog/first/vn.md': 'Khác\nVề\nThân' })).changes;
    expect(again.find(({ name }) => name === change?.name)?.print).not.toBe(change?.print);
  });
});

test('a page that is gone has no place on the preview, and a new one none in public', () => {
  const { 'content/blog/second/en.md': _, ...files } = usual.files;
  const { changes } = reviewAfter({ ...usual, files: { ...files, 'content/blog/other/en.md': text('Other') } });
  expect(changes.find(({ kind }) => kind === 'removed')).toMatchObject({ address: null, print: 'removed' });
  expect(changes.find(({ kind }) => kind === 'added')).toMatchObject({ live: null, address: '/blog/other' });
});

describe('the pages of the preview', () => {
  const status = (locale: LocaleCode, state: TranslationState): TranslationStatus => ({
    section: 'blog',
    id: 'first',
    locale,
    state,
    changes: [],
  });
  const fault = (file: string) => ({ file, line: 3, rule: 'emoji', message: 'has an emoji' });
  const { pages, missing, faults } = reviewOf(
    findings({
      statuses: [status('en', 'source'), status('vn', 'behind'), status('de', 'missing'), status('th', 'missing')],
      faults: ['content/blog/first/vn.md', 'locales/de/home.json', 'docs/glossary.md'].map(fault),
    }),
  );

  test('have the state of their translation, and the languages that lack it', () => {
    expect([pages['/blog/first']?.status, pages['/vn/blog/first']?.status, pages['/']?.status]).toEqual([
      'source',
      'behind',
      null,
    ]);
    expect(missing).toEqual({ 'blog/first': ['de'] });
  });

  test('name what they are written in', () => {
    expect(pages['/vn/blog/first']?.files).toEqual(['content/blog/first/vn.md']);
    expect(pages['/de']?.files).toEqual(['locales/de/home.json', 'src/templates/home/home.tsx']);
  });

  test('have the faults of these files; the others stand by themselves', () => {
    expect(pages['/vn/blog/first']?.faults).toHaveLength(1);
    expect(pages['/de']?.faults).toHaveLength(1);
    expect(faults.map(({ file }) => file)).toEqual(['docs/glossary.md']);
  });
});

describe('copies of earlier pages', () => {
  const menu: PageManifest = madeUpManifest({
    ...usual,
    menu: 'another',
    templates: { ...usual.templates, home: 'new' },
  });
  const review = reviewOf(findings({ after: menu }));

  test('go to the first page of each cause before the second of any', () => {
    const [first, second, third] = changesToCopy(review, 3);
    const causeOf = (name: string | undefined): number =>
      review.groups.findIndex(({ pages }) => pages.some((index) => review.changes[index]?.name === name));
    expect(new Set([first, second, third].map((change) => causeOf(change?.name))).size).toBe(3);
    expect(changesToCopy(review, 100)).toHaveLength(review.changes.length);
  });

  test('are added to their pages, with the weight of both', () => {
    const copies = new Map([['en:/', { address: '/_review/before/en', weight: { before: 1, after: 2 } }]]);
    const home = withCopies(reviewOf(findings({ after: { ...menu, target: 'preview' } })), copies).changes.find(
      ({ name }) => name === 'en:/',
    );
    expect(home).toMatchObject({ before: '/_review/before/en', weight: { before: 1, after: 2 } });
  });
});

describe('the address of the editor', () => {
  test.each([
    [
      { REPOSITORY_URL: 'https://github.com/facet/site', HEAD: 'words', BRANCH: 'pull/7/head' },
      'https://github.com/facet/site/edit/words/',
    ],
    [
      { REPOSITORY_URL: 'https://x-access-token:secret@github.com/facet/site.git', HEAD: 'a/b#1' },
      'https://github.com/facet/site/edit/a/b%231/',
    ],
    [{ REPOSITORY_URL: 'git@github.com:facet/site.git', BRANCH: 'main' }, 'https://github.com/facet/site/edit/main/'],
    [
      { REPOSITORY_URL: 'https://gitlab.com/facet/web/site', HEAD: 'words' },
      'https://gitlab.com/facet/web/site/-/edit/words/',
    ],
    [{ REPOSITORY_URL: 'https://example.org/facet/site', HEAD: 'words' }, null],
    [{ REPOSITORY_URL: 'javascript:alert(1)', HEAD: 'words' }, null],
    [{ REPOSITORY_URL: 'https://github.com/facet/site' }, null],
    [{}, null],
  ])('of %j', (env, expected) => {
    expect(editAddress(env)).toBe(expected);
  });
});
