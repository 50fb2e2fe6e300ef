import { cases } from './cases';
import { comparePages, groupByCause, pagesOfFiles } from './compare-pages';
import { madeUpManifest, usual } from './made-up-site';
import type { PageChange } from './report';

const before = madeUpManifest(usual);

const lineOf = ({ kind, locale, path, from, aspects }: PageChange): string =>
  `${kind} ${locale} ${from ? `${from} to ` : ''}${path}${aspects.length > 0 ? ` (${aspects.join(', ')})` : ''}`;

describe('what changes when a pull request changes', () => {
  test.each(cases)('%s', (_change, site, expected) => {
    const { basis, pages, redirects } = comparePages(before, madeUpManifest(site));
    expect(basis).toBe('manifests');
    expect(pages.filter(({ causes }) => causes.length === 0)).toEqual([]);
    expect([
      ...groupByCause(pages).map(
        ({ cause, pages: own }) => `${cause.kind} ${cause.name}: ${own.map(lineOf).join(', ')}`,
      ),
      ...redirects.map(
        ({ locale, from, before: was, after: is }) => `redirect ${locale} ${from}: ${was ?? 'none'} to ${is ?? 'none'}`,
      ),
    ]).toEqual(expected);
  });
});

test('a weight is told where both builds are of one target', () => {
  const site = {
    ...usual,
    files: { ...usual.files, 'content/blog/first/en.md': 'First\nAbout First\nLonger than before' },
  };
  const [page] = comparePages(before, madeUpManifest(site)).pages;
  expect(page?.weight).toEqual({ before: 1026, after: 1031 });
  expect(comparePages(before, madeUpManifest(site, 'preview')).pages.map(({ weight }) => weight)).toEqual([undefined]);
});

test('a draft that only the preview shows is new once, and then never again', () => {
  const draft = { ...usual, files: { ...usual.files, 'content/blog/draft/de.md': 'Entwurf' } };
  const after = madeUpManifest(draft, 'preview');
  const added = (from: typeof before, changedFiles: readonly string[] | null) =>
    comparePages(from, after, changedFiles).pages.flatMap(({ kind, path }) =>
      kind === 'added' && path !== '/blog' ? [path] : [],
    );
  // The public hosts do not list drafts.
  expect(added(before, ['content/blog/draft/de.md'])).toEqual(['/blog/draft']);
  expect(added(before, null)).toEqual(['/blog/draft']);
  expect(added(before, ['content/blog/first/en.md'])).toEqual([]);
  // Between two previews, the manifests show it.
  expect(added({ ...before, files: after.files }, null)).toEqual([]);
});

test('pages that a partial preview leaves to production are not taken for removed', () => {
  const whole = madeUpManifest(usual, 'preview');
  const [kept, ...others] = whole.pages;
  const leftOut = others.map(({ locale, path }) => `${locale}:${path}`);
  const partial = { ...whole, pages: kept ? [kept] : [] };
  expect(comparePages(before, { ...partial, leftOut }).pages).toEqual([]);
  expect(comparePages(before, { ...partial, leftOut: leftOut.slice(1) }).pages).toMatchObject([{ kind: 'removed' }]);
});

test('addresses of other sites are told when no page had them before', () => {
  const after = { ...before, outside: { 'https://a.example/': '/pricing', 'https://b.example/': '/de' } };
  expect(comparePages({ ...before, outside: { 'https://a.example/': '/' } }, after).outside).toEqual([
    { address: 'https://b.example/', page: '/de' },
  ]);
});

describe('without a manifest of the base', () => {
  test.each([
    ['content/blog/first/en.md', ['en:/blog', 'en:/blog/first']],
    ['content/blog/second/en.md', ['en:/blog', 'en:/blog/first', 'en:/blog/second']],
    ['content/blog/first/cover.png', ['en:/blog', 'en:/blog/first', 'vn:/blog', 'vn:/blog/first']],
    ['locales/de/home.json', ['de:/']],
    ['locales/vn/shell.json', ['vn:/', 'vn:/blog', 'vn:/blog/first']],
    ['src/templates/home/home.tsx', ['en:/', 'de:/', 'vn:/']],
    ['README.md', []],
  ])('%s is on the pages that are made from it', (file, expected) => {
    const { basis, pages } = pagesOfFiles(before, [file]);
    expect(basis).toBe('files');
    expect(pages.map(({ locale, path }) => `${locale}:${path}`)).toEqual(expected);
  });
});
