import { nameOfPage } from '../../src/gatsby/written/page-manifest-format';
import { comparePages, pagesOfFiles } from './compare-pages';
import { type Evidence, groupByCause, type InputChange, noEvidence, type PageChange } from './comparison';
import { cases, evidenceOf, madeUpManifest, usual } from './made-up-site';

const before = madeUpManifest(usual);

const changeOf = (file: string): InputChange[] => [{ file, key: 'line 1', before: 'a', after: 'b' }];

const lineOf = ({ kind, page: { locale, path }, was, aspects }: PageChange): string =>
  `${kind} ${locale} ${was && was.path !== path ? `${was.path} to ` : ''}${path}${aspects.length > 0 ? ` (${aspects.join(', ')})` : ''}`;

describe('what changes when a pull request changes', () => {
  test.each(cases)('%s', (_change, site, expected) => {
    const { basis, pages, redirects, inputs } = comparePages(before, madeUpManifest(site), evidenceOf(site));
    expect(basis).toBe('manifests');
    expect(pages.filter(({ causes }) => causes.length === 0)).toEqual([]);
    expect([
      ...groupByCause(pages).map(
        ({ cause, pages: own }) => `${`${cause.kind} ${cause.name}`.trim()}: ${own.map(lineOf).join(', ')}`,
      ),
      ...(inputs ?? []).flatMap(({ file, key, before: was, after: is, isShown }) =>
        isShown ? [] : [`on no page ${file} ${key}: ${was} to ${is}`],
      ),
      ...redirects.map(
        ({ locale, from, before: was, after: is }) => `redirect ${locale} ${from}: ${was ?? 'none'} to ${is ?? 'none'}`,
      ),
    ]).toEqual(expected);
  });
});

test('a draft that only the preview shows is new once, and then never again', () => {
  const draft = { ...usual, files: { ...usual.files, 'content/blog/draft/de.md': 'Entwurf' } };
  const after = madeUpManifest(draft, 'preview');
  const added = (inputs: Evidence['inputs']) =>
    comparePages(before, after, { ...noEvidence, inputs }).pages.flatMap(({ kind, page }) =>
      kind === 'added' ? [page.path] : [],
    );
  // The public hosts do not list drafts.
  expect(added(changeOf('content/blog/draft/de.md'))).toEqual(['/blog', '/blog/draft']);
  expect(added(null)).toEqual(['/blog', '/blog/draft']);
  expect(added(changeOf('content/blog/first/en.md'))).toEqual([]);
  expect(added(changeOf('src/site/pages/menus.ts'))).toEqual(['/blog']);
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

test('what nothing in the pull request explains is put down to the base, not to a template', () => {
  const site = { ...usual, templates: { ...usual.templates, home: 'of another commit' } };
  const pages = comparePages(before, madeUpManifest(site), {
    ...noEvidence,
    inputs: changeOf('content/blog/first/en.md'),
  }).pages;
  expect(pages.map(({ causes }) => causes)).toEqual(Array(3).fill([{ kind: 'elsewhere', name: '' }]));
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
    const { basis, pages } = pagesOfFiles(before, changeOf(file));
    expect(basis).toBe('files');
    expect(pages.map(({ page }) => nameOfPage(page))).toEqual(expected);
  });
});
