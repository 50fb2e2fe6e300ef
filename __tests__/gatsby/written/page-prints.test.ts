import { aspects } from '../../../src/gatsby/written/page-manifest-format';
import { printOf } from '../../../src/gatsby/written/page-prints';
import { siteFrom } from '../../../src/site/hosting/hosts';

const site = siteFrom({ SITE_HOST: 'global' });

const usual = {
  head: '<title>Prices | Facet</title><meta name="description" content="What it &quot;costs&quot;."/>',
  styles: '<style data-href="/01234567.css">.zwIya{color:red}.c4Bwu{margin:0}</style>',
  header: '<header class="eORMa"><a href="/pricing">Prices</a></header>',
  main: '<h1 class="zwIya">Prices</h1><p class="c4Bwu">From <b>$9</b></p><img alt="A table" src="/static/d5616e8512c67be51c931582e1aef4a5/f95b0/cover.webp"/>',
};

type Parts = Partial<typeof usual>;

const page = (parts: Parts = {}): string => {
  const { head, styles, header, main } = { ...usual, ...parts };
  return `<html lang="en-US"><head>${head}${styles}<script src="/entry-2975065a.js" async=""></script></head><body>${header}<main id="content">${main}</main><footer>Facet</footer></body></html>`;
};

const mainWith = (from: string, to: string): Parts => ({ main: usual.main.replace(from, to) });

/** What differs between the usual page and another. */
const differing = (parts: Parts) => {
  const [before, after] = [printOf(site, page()).digests, printOf(site, page(parts)).digests];
  return aspects.filter((_, place) => before[place] !== after[place]);
};

test('a print has the title and the description of a page', () => {
  const { title, description } = printOf(site, page());
  expect({ title, description }).toEqual({ title: 'Prices | Facet', description: 'What it "costs".' });
});

test.each<[string, Parts, readonly string[]]>([
  ['a word', mainWith('From', 'At'), ['text']],
  ['what an image shows, in words', mainWith('A table', 'A list'), ['text']],
  ['an element around the same words', mainWith('<b>$9</b>', '<i>$9</i>'), ['markup']],
  ['a class on another element', mainWith('c4Bwu', 'zwIya'), ['markup']],
  ['where a link leads', mainWith('<b>$9</b>', '<b><a href="/download">$9</a></b>'), ['markup']],
  ['an image', mainWith('d5616e85', 'aaaaaaaa'), ['images']],
  ['the title', { head: usual.head.replace('Prices', 'Plans') }, ['head']],
  ['a menu', { header: usual.header.replace('Prices', 'Plans') }, ['frame']],
  ['a style', { styles: usual.styles.replace('red', 'blue') }, ['style']],
])('a change of %s is told', (_what, parts, expected) => {
  expect(differing(parts)).toEqual(expected);
});

const otherClasses = (text: string) => text.replace('zwIya', 'Ab1-x').replace('eORMa', 'y8_Kq');
test.each<[string, Parts]>([
  ['the name of a file of styles', { styles: usual.styles.replace('01234567', '76543210') }],
  [
    'the name of a class',
    { styles: otherClasses(usual.styles), main: otherClasses(usual.main), header: otherClasses(usual.header) },
  ],
  ['how wide a picture was cut', mainWith('f95b0', '93b59')],
  ['a line break between words', mainWith('From ', 'From\n')],
  ['that search engines may not list it', { head: `${usual.head}<meta name="robots" content="noindex"/>` }],
  ['its share card', { head: `${usual.head}<meta property="og:image" content="https://x.example/a.png"/>` }],
  ['a hint to load a file', { head: `${usual.head}<link rel="preload" href="/01234567.js"/>` }],
])('%s is no change', (_what, parts) => {
  expect(differing(parts)).toEqual([]);
});

test.each(['zh', 'ru'] as const)('a page of %s is the same on its host and on the preview', (code) => {
  const head = (address: string, prefix: string) =>
    `<title>A</title><link rel="canonical" href="${address}"/>${['/a.md', '/blog/feed.xml', '/blog/feed.json']
      .map((file) => `<link rel="alternate" href="${prefix}${file}"/>`)
      .join('')}`;
  const origin = site.config.origins[code];
  const onHost = page({
    head: head(`${origin}/pricing`, ''),
    header: `<a href="/">Home</a><a href="/pricing?x=1">A</a><a href="https://www.facet.example/pricing">English</a><img src="/logo.svg"/>`,
    main: `<h1>A</h1><a href="/blog#top">B</a><a href="#c">C</a><a href="/file.pdf">D</a><a href="${origin}/">E</a>`,
  });
  const onPreview = page({
    head: `${head(`${origin}/pricing`, `/${code}`)}<meta name="robots" content="noindex"/>`,
    header: `<a href="/${code}">Home</a><a href="/${code}/pricing?x=1">A</a><a href="/pricing">English</a><img src="/logo.svg"/>`,
    main: `<h1>A</h1><a href="/${code}/blog#top">B</a><a href="#c">C</a><a href="/file.pdf">D</a><a href="/${code}">E</a>`,
  });
  expect(printOf(siteFrom({ SITE_HOST: code }), onHost).digests).toEqual(
    printOf(siteFrom({ SITE_HOST: 'preview' }), onPreview).digests,
  );
});

test('addresses of other sites are named once, own ones and those of the frame are not', () => {
  const main =
    '<a class="x" href="https://other.example/a?b=1&amp;c=2">A</a><a href="https://other.example/a?b=1&amp;c=2">A</a><a href="https://docs.facet.example/x">D</a><a href="/x">X</a>';
  const header = '<a href="https://elsewhere.example/">E</a>';
  expect(printOf(site, page({ main, header })).outside).toEqual(['https://other.example/a?b=1&c=2']);
});

test('a page without a main element is an error', () => {
  expect(() => printOf(site, '<head></head><body></body>')).toThrow('no main element');
});
