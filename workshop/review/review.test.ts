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

const words: readonly (readonly [RegExp, string])[] = [
  [/^content /, 'text '],
  [/^frame /, 'menus and footer of '],
  [/^style /, 'styles of '],
  [/^languages /, 'languages of '],
];

describe('the list of the review', () => {
  test.each(cases)('%s', (_change, site, expected) => {
    const { groups, changes, redirects } = reviewAfter(site);
    const lines = groups.map(({ label, pages }) => {
      const own = pages.flatMap((index) => changes[index] ?? []);
      const places = own.map(
        ({ kind, locale, from, path, aspects }) =>
          `${kind} ${locale} ${from ? `${from} to ` : ''}${path}${aspects.length > 0 ? ` (${aspects.join(', ')})` : ''}`,
      );
      return `${label}: ${places.sort().join(', ')}`;
    });
    const wanted = expected
      .filter((line) => !line.startsWith('redirect '))
      .map((line) => words.reduce((said, [kind, word]) => said.replace(kind, word), line))
      .map((line) => {
        const [label = '', pages = ''] = line.split(/: (?=(?:added|changed|removed|renamed) )/);
        return `${label}: ${pages
          .split(/, (?=(?:added|changed|removed|renamed) )/)
          .sort()
          .join(', ')}`;
      });
    expect(lines).toEqual(wanted);
    expect(redirects).toHaveLength(expected.filter((line) => line.startsWith('redirect ')).length);
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

describe('what the review rests on', () => {
  test('the manifests of two builds, where there are two', () => {
    expect(reviewOf(findings()).basis).toBe('manifests');
  });

  test('otherwise the files that have changed', () => {
    const { basis, changes } = reviewOf(findings({ before: null, changedFiles: ['content/blog/first/en.md'] }));
    expect([basis, changes.map(({ name }) => name)]).toEqual(['files', ['en:/blog', 'en:/blog/first']]);
  });

  test('otherwise nothing, and it says so', () => {
    const { basis, changes } = reviewOf(findings({ before: null, changedFiles: null }));
    expect([basis, changes]).toEqual(['nothing', []]);
  });
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
