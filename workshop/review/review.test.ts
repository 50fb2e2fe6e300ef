import type { PageManifest } from '../../src/gatsby/written/page-manifest-format';
import type { LocaleCode } from '../../src/site/languages/locales';
import type { TranslationState } from '../authoring/translations/translation-status';
import { noEvidence } from './comparison';
import { builtSite } from './made-up-build';
import { evidenceOf, type MadeUpSite, madeUpManifest, nothingKnown, text, usual, withFiles } from './made-up-site';
import { editAddress } from './repository';
import { changesToCopy, type Review, type ReviewFindings, reviewOf, withCopies } from './review';

const before = madeUpManifest(usual);
const findings = (more: Partial<ReviewFindings> = {}): ReviewFindings => ({
  site: builtSite('preview'),
  after: madeUpManifest(usual, 'preview'),
  before,
  evidence: noEvidence,
  ...nothingKnown,
  ...more,
});
const reviewAfter = (site: MadeUpSite, more: Partial<ReviewFindings> = {}): Review =>
  reviewOf(findings({ after: madeUpManifest(site, 'preview'), evidence: evidenceOf(site), ...more }));

describe('the list of the review', () => {
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

test('a changed page has its addresses, its search result before and after, and a print of its own', () => {
  const changed = (file: string) =>
    reviewAfter(withFiles({ 'content/blog/first/vn.md': file })).changes.find(({ name }) => name === 'vn:/blog/first');
  const change = changed(`Mới\nVề ${'rất dài '.repeat(40)}\nThân`);
  expect(change).toMatchObject({
    address: '/vn/blog/first',
    live: 'https://www.facet.example/vn/blog/first',
    search: { before: { title: { shown: 'Đầu tiên', rest: '' } }, after: { title: { shown: 'Mới', rest: '' } } },
  });
  expect(change?.search.after?.description.rest).not.toBe('');
  expect(changed('Khác\nVề\nThân')?.print).not.toBe(change?.print);
});

test('a page that is gone has no place on the preview, and a new one none in public', () => {
  const { 'content/blog/second/en.md': _, ...files } = usual.files;
  const { changes } = reviewAfter({ ...usual, files: { ...files, 'content/blog/other/en.md': text('Other') } });
  expect(changes.find(({ kind }) => kind === 'removed')).toMatchObject({ address: null, print: 'removed' });
  expect(changes.find(({ kind }) => kind === 'added')).toMatchObject({ live: null, address: '/blog/other' });
});

test('the pages of the preview have their files, status and faults; other faults stand by themselves', () => {
  const status = (locale: LocaleCode, state: TranslationState) =>
    ({ section: 'blog', id: 'first', locale, state, changes: [] }) as const;
  const fault = (file: string) => ({ file, line: 3, rule: 'emoji', message: 'has an emoji' });
  const [text, message, other] = ['content/blog/first/vn.md', 'locales/de/home.json', 'docs/glossary.md'] as const;
  const { pages, missing, faults } = reviewOf(
    findings({
      statuses: [status('en', 'source'), status('vn', 'behind'), status('de', 'missing'), status('th', 'missing')],
      faults: [text, message, other].map(fault),
    }),
  );
  expect(pages['/vn/blog/first']).toMatchObject({ files: [text], status: 'behind', faults: [fault(text)] });
  const files = [message, 'src/templates/home/home.tsx'];
  expect(pages['/de']).toMatchObject({ files, status: null, faults: [fault(message)] });
  expect([missing, faults]).toEqual([{ 'blog/first': ['de'] }, [fault(other)]]);
});

test('the page of a draft says so, and no other one', () => {
  const { pages } = reviewOf(findings({ drafts: ['content/blog/first/vn.md'] }));
  const drafts = Object.entries(pages).filter(([, { isDraft }]) => isDraft);
  expect(drafts.map(([address]) => address)).toEqual(['/vn/blog/first']);
});

test('a page names the changes that it shows, in its language', () => {
  const messages = { ...usual.messages, 'en home': { 'hero.title': 'Hello' }, 'de home': { 'hero.title': 'Hallo' } };
  const { changes, inputs } = reviewAfter({ ...withFiles({ 'content/blog/second/en.md': text('Third') }), messages });
  const said = changes.map(({ name, inputs: own }) => [name, ...own.map((index) => inputs?.[index]?.after)]);
  expect(Object.fromEntries(said.map(([name, ...values]) => [name, values]))).toMatchObject({
    'en:/': ['Hello'],
    'de:/': ['Hallo'],
    'en:/blog/second': [text('Third')],
    'en:/blog': [text('Third')],
  });
});

test('a changed English message names the languages that are behind it, and no other does', () => {
  const site = { ...usual, messages: { ...usual.messages, 'en home': { 'hero.title': 'Hello' } } };
  const stale = [
    { locale: 'de' as const, name: 'home.hero.title' },
    { locale: 'vn' as const, name: 'home.hero.lead' },
  ];
  expect(reviewAfter(site, { stale }).behind).toEqual({ 'home.hero.title': ['de'] });
});

describe('copies of earlier pages', () => {
  const site = { ...usual, menu: 'another', templates: { ...usual.templates, home: 'new' } };
  const menu: PageManifest = madeUpManifest(site);
  const review = reviewOf(findings({ after: menu, evidence: evidenceOf(site) }));

  test('go to one frame of each language, then to pages that changed themselves, then to further frames', () => {
    const copied = changesToCopy(review, 100).map(({ locale, aspects }) => `${locale} ${aspects.join()}`);
    expect(copied.slice(0, 5)).toEqual([
      'en frame',
      'vn frame',
      'en markup,frame',
      'de markup,frame',
      'vn markup,frame',
    ]);
    expect(copied).toHaveLength(review.changes.length);
  });

  test('are added to their pages, with the weight of both', () => {
    const copies = new Map([['en:/', { address: '/_review/before/en', weight: { before: 1, after: 2 } }]]);
    const home = withCopies(reviewOf(findings({ after: { ...menu, target: 'preview' } })), copies).changes.find(
      ({ name }) => name === 'en:/',
    );
    expect(home).toMatchObject({ before: '/_review/before/en', weight: { before: 1, after: 2 } });
  });
});

const github = 'https://github.com/facet/site';
const token = 'https://x-access-token:secret@github.com/facet/site.git';
const gitlab = 'https://gitlab.com/facet/web/site';

test.each([
  [{ REPOSITORY_URL: github, HEAD: 'words', BRANCH: 'pull/7/head' }, `${github}/edit/words/`],
  [{ REPOSITORY_URL: token, HEAD: 'a/b#1' }, `${github}/edit/a/b%231/`],
  [{ REPOSITORY_URL: 'git@github.com:facet/site.git', BRANCH: 'main' }, `${github}/edit/main/`],
  [{ REPOSITORY_URL: gitlab, HEAD: 'words' }, `${gitlab}/-/edit/words/`],
  [{ REPOSITORY_URL: 'https://example.org/facet/site', HEAD: 'words' }, null],
  [{ REPOSITORY_URL: 'javascript:alert(1)', HEAD: 'words' }, null],
  [{ REPOSITORY_URL: github }, null],
  [{}, null],
])('the address of the editor for %j is %s', (env, expected) => expect(editAddress(env)).toBe(expected));
