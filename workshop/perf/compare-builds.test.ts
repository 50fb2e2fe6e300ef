import { testFolder } from '../../__tests__/support/test-folder';
import { normalDocument, normalPath, normalText } from '../../src/gatsby/written/normal-form';
import { compareHosts, firstDifference } from './compare-builds';

const { at, write } = testFolder();

/** Writes a built host and answers with its folder. */
function host(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, text);
  return at(name);
}

const compare = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  compareHosts(host('before', before), host('after', after));
const same = { missing: [], added: [], differing: [] };

test('two builds of the same pages are the same, whatever their digests, ids and times', () => {
  const built = (digest: string, id: string, time: string) => ({
    'about/index.html': `<script src="/app-${digest}.js"></script><p>About</p>`,
    'page-data/about/page-data.json': `{"path":"/about","staticQueryHashes":["${id.length}"]}`,
    'page-data/app-data.json': `{"webpackCompilationHash":"${digest}"}`,
    [`app-${digest}.js`]: digest,
    [`static/${digest.repeat(4)}/cef05/cover.webp`]: digest,
    'builds/latest.json': `{"id":"${id}","timestamp":"${time}"}`,
    [`builds/meta/${id}.json`]: id,
    _headers: `/builds/meta/${id}.json\n  X-Built: ${time}`,
  });
  const first = built('0123abcd', '0123456789abcdef', '2026-01-02T03:04:05.678Z');
  expect(compare(first, built('dcba3210', 'fedcba9876543210', '2026-02-03T04:05:06.789Z'))).toEqual(same);
});

test('paths that are missing or new are named', () => {
  const before = { 'index.html': '', 'old/index.html': '', '01234567.js': '' };
  const after = { 'index.html': '', 'new/index.html': '', 'new/card.png': '' };
  const added = ['new/card.png', 'new/index.html'];
  expect(compare(before, after)).toEqual({ ...same, missing: ['old/index.html'], added });
});

test('pages, their data and what the host reads are compared; scripts and pictures are not', () => {
  const read = ['_redirects', 'feed.xml', 'index.html', 'page-data/index/page-data.json'];
  const files = (text: string) =>
    Object.fromEntries([...read, 'card.png', 'webpack.stats.json'].map((file) => [file, text]));
  const { differing } = compare(files('one'), files('two'));
  expect(differing).toEqual(read.map((file) => ({ file, before: 'one', after: 'two' })));
});

test('a folder that is not there is an error', () => {
  expect(() => compareHosts(at('nothing'), host('after', { 'index.html': '' }))).toThrow('ENOENT');
});

test.each([
  ['0123abcd.css', '<digest>.css'],
  ['shell/en-16c6face.json', 'shell/en-<digest>.json'],
  ['pagefind/pagefind.en-us_4577fed363924.pf_meta', 'pagefind/pagefind.en-us_<digest>.pf_meta'],
  ['pagefind/fragment/en-us_4577fed.pf_fragment', 'pagefind/fragment/<digest>'],
  ['static/8bc7e834f24aca3bf6fc73f395028eae/cef05/cover.webp', 'static/<digest>/cover.webp'],
  ['static/cover-8bc7e834f24aca3bf6fc73f395028eae.png', 'static/cover-<digest>.png'],
  ['page-data/sq/d/1234567890.json', 'page-data/sq/d/<digest>.json'],
  ['blog/first-rpa-flow/index.html', 'blog/first-rpa-flow/index.html'],
  ['page-data/blog/page-data.json', 'page-data/blog/page-data.json'],
])('the path %s is compared as %s', (file, expected) => {
  expect(normalPath(file, null)).toBe(expected);
});

test.each([
  ['a color', 'color:#16181d14'],
  ['a checksum', 'sha256: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'],
  ['the date of an article', '2026-10-20T00:00:00.000Z'],
])('%s is content', (_what, text) => {
  expect(normalText(text, null)).toBe(text);
});

test('classes are counted: what they are called does not matter, which elements share one does', () => {
  const page = (card: string, title: string, styled = title) =>
    `<style data-x="">.${card}{margin:.35em}.${styled.replace('+', '\\+')}{color:red}</style><p class="${card} anchor"><b class="${title}">x</b></p>`;
  const normal = (html: string): string => normalDocument(html, null);
  expect(normal(page('zwIya', '_19bH+'))).toBe(normal(page('c4Bwu', '_7IzCJ')));
  expect(normal(page('zwIya', '_19bH+'))).not.toBe(normal(page('zwIya', 'zwIya')));
  expect(normal(page('zwIya', '_19bH+'))).not.toBe(normal(page('zwIya', '_19bH+', 'eORMa')));
  expect(normal(page('zwIya', '_19bH+'))).toContain('.class-1{margin:.35em}.class-2{color:red}');
});

test('the first difference is shown with what is around it', () => {
  expect(firstDifference('a'.repeat(100), 'a'.repeat(100))).toBeNull();
  expect(firstDifference(`${'a'.repeat(50)}b${'c'.repeat(100)}`, 'a'.repeat(50))).toEqual({
    before: `${'a'.repeat(40)}b${'c'.repeat(79)}`,
    after: 'a'.repeat(40),
  });
});
