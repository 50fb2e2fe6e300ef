/** After a change, Gatsby runs the queries of the pages that show what changed, and no others (docs/content.md). */
import { siteFrom } from '../../src/site/hosting/hosts';
import { type Entry, keyOf } from '../../src/site/pages/entry';
import { type PageContext, pageContext } from '../../src/site/pages/page-context';
import { pageTable } from '../../src/site/pages/page-table';
import type { TemplateName } from '../../src/site/pages/routes';
import { queries, startGatsby } from '../support/gatsby-queries';

const site = siteFrom({ SITE_HOST: 'global', SITE_LOCALES: 'en,de' });
const article = (id: string, date: string, category = 'basics'): Entry => ({
  section: 'blog',
  id,
  locale: 'en',
  date,
  category,
  tags: ['proxies'],
  related: [],
});
const first = article('first', '2026-01-01');
const third = article('third', '2026-03-01', 'guides');
const newest: Entry = { section: 'release', id: '3-2', locale: 'en', date: '2026-06-02' };
const entries: readonly Entry[] = [
  first,
  article('second', '2026-02-01'),
  third,
  article('fourth', '2026-04-01', 'guides'),
  { ...first, locale: 'de' },
  { ...newest, id: '3-1', date: '2026-04-14' },
  newest,
];
const releases = entries.filter(({ section }) => section === 'release').map(keyOf);
const table = pageTable(entries, site.locales);
type AskedPage = PageContext & { readonly template: TemplateName };
const pages = new Map<string, AskedPage>(
  table.pages.map((page) => [
    `${page.locale}${page.path}`,
    { ...pageContext(site, table, page, { shells: {}, releases }), template: page.route.template },
  ]),
);
const pagesThat = (show: (context: AskedPage) => boolean): string[] =>
  [...pages].flatMap(([page, context]) => (show(context) ? [page] : [])).sort();
/** Whether a page shows an entry as its text, in a list, or as a neighbor. */
const shows = ({ entry, entries: listed, neighbours, template, related }: AskedPage, wanted: Entry): boolean =>
  [entry, ...listed, ...neighbours, ...(template === 'download' ? related : [])].includes(keyOf(wanted));

const gatsby = startGatsby();
const listQuery = queries.get('article-list') ?? '';
const putEntry = (entry: Entry, values: object = {}) =>
  gatsby.put(
    'MarkdownRemark',
    keyOf(entry),
    { frontmatter: { title: entry.id, description: '', version: entry.id, date: entry.date, ...values } },
    keyOf(entry),
  );
const putMessages = (language: string, ns: string, data = '{}') =>
  gatsby.put('Locale', `${language} ${ns}`, { language, ns, data });
const putTerm = (language: string, key: string, name: string) =>
  gatsby.put('Term', `${language} ${key}`, { language, key, name, place: 0 });
const putPrices = (least: number) => gatsby.put('Prices', 'prices', { lists: { USD: { profiles: { 10: least } } } });

/** Runs the queries of some pages; by default of those that Gatsby would run. */
async function ask(names: Iterable<string> = gatsby.toAskAgain()): Promise<void> {
  for (const name of names) {
    const context = pages.get(name);
    if (context) await gatsby.ask(name, queries.get(context.template) ?? '', context);
  }
}

beforeAll(async () => {
  for (const entry of entries) await putEntry(entry);
  for (const { language, namespaces, terms } of pages.values()) {
    for (const namespace of namespaces) await putMessages(language, namespace);
    for (const key of terms) await putTerm(language, key, key);
  }
  await putPrices(9);
  await gatsby.put('DesignToken', 'token', { name: 'red', kind: 'color', value: 'red', place: 0 });
  await gatsby.build();
  await ask(pages.keys());
}, 60_000);
beforeEach(() => ask());
afterAll(gatsby.stop);

test('nothing is asked again where nothing changed', async () => {
  await putEntry(first);
  await putMessages('en', 'lists');
  expect(gatsby.toAskAgain()).toEqual([]);
});

test('an article: its page, its neighbors, the lists that print it', async () => {
  await putEntry(first, { title: 'Changed' });
  expect(gatsby.toAskAgain()).toEqual(['en/blog', 'en/blog-basics', 'en/blog/first', 'en/blog/second']);
});

test('a release: also the pages of every language that name it', async () => {
  await putEntry(newest, { version: '3.2.1' });
  const again = gatsby.toAskAgain();
  expect(again).toEqual(
    pagesThat(({ releases: named, ...context }) => shows(context, newest) || named?.at(-1) === keyOf(newest)),
  );
  expect(again).toEqual(expect.arrayContaining(['de/download', 'de/about-us', 'en/release']));
});

test('a message: the pages of its namespace in its language', async () => {
  await putMessages('de', 'lists', '{"changed":""}');
  expect(gatsby.toAskAgain()).toEqual(['de/blog', 'de/blog-basics']);
});

test('a price: the pages that show prices, in every language', async () => {
  await putPrices(12);
  const show: readonly TemplateName[] = ['home', 'pricing', 'partner-plan', 'referral-program', 'solution', 'feature'];
  const again = gatsby.toAskAgain();
  expect(again).toEqual(pagesThat(({ template }) => show.includes(template)));
  expect(again).toEqual(expect.arrayContaining(['de/', 'en/pricing']));
});

test('the name of a category: the pages of its language that show it', async () => {
  await putTerm('en', 'blog/category/guides', 'Changed');
  const again = gatsby.toAskAgain();
  expect(again).toEqual(
    pagesThat(({ language, terms }) => language === 'en' && terms.includes('blog/category/guides')),
  );
  expect(again).toEqual(expect.arrayContaining(['en/blog', 'en/blog/third']));
});

test('a new article: nothing, until a page names it', async () => {
  await putEntry(article('fifth', '2026-05-01'));
  expect(gatsby.toAskAgain()).toEqual([]);
});

test.each([
  ['an entry', { entries: ['blog/sixth/en'] }, () => putEntry(article('sixth', '2026-06-01'))],
  ['a message', { namespaces: ['lists', 'later'] }, () => putMessages('en', 'later')],
  ['a term', { terms: ['blog/tag/later'] }, () => putTerm('en', 'blog/tag/later', 'Later')],
])('%s that is made after a page has asked for it: that page', async (_name, wanted, make) => {
  await gatsby.ask('en/early', listQuery, { ...pages.get('en/blog'), ...wanted });
  await make();
  expect(gatsby.toAskAgain()).toEqual(['en/early']);
  await gatsby.ask('en/early', listQuery, { ...pages.get('en/blog') });
});

test('entries come in the order of the keys, with the fields of their type', async () => {
  const keys = [keyOf(first), keyOf(third)];
  const { entries: found } = await gatsby.ask('en/order', listQuery, { ...pages.get('en/blog'), entries: keys });
  const ofThird = { fields: { key: keys[1] }, frontmatter: { title: 'third', dateInWords: 'March 1, 2026' } };
  expect(found).toMatchObject({ nodes: [{ fields: { key: keys[0] } }, ofThird] });
});

test('a comparison has its claims with their dates', async () => {
  const comparison: Entry = { section: 'alternatives', id: 'multilogin-alternative', locale: 'en' };
  const claims = [{ text: 'Said', source: 'https://example.com/', date: '2026-05-01' }];
  await putEntry(comparison, { claims });
  const context = { ...pages.get('en/blog'), entry: keyOf(comparison) };
  const data = await gatsby.ask('en/claims', queries.get('alternative') ?? '', context);
  expect(data.entry).toMatchObject({ frontmatter: { claims, checks: null } });
});

test.each([...queries])('the query of %s fits the schema', async (template, query) => {
  const key = keyOf(newest);
  const keys = { entry: key, entries: [key], neighbours: [key], related: [key], releases: [key] };
  const answer = gatsby.ask(`fits ${template}`, query, { ...pages.get('en/blog'), ...keys });
  await expect(answer).resolves.toBeTruthy();
});
