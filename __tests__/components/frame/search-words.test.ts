import { ask } from '../../../src/components/frame/search/ask';
import { excerptAround } from '../../../src/components/frame/search/excerpt';
import { find } from '../../../src/components/frame/search/find';
import type { PagefindResult } from '../../../src/components/frame/search/hit';
import { rankHits } from '../../../src/components/frame/search/hit-rank';
import { interpret, lexiconOf } from '../../../src/components/frame/search/interpret';
import { inTurn } from '../../../src/components/frame/search/pagefind';
import type { LocaleCode } from '../../../src/site/languages/locales';
import type { Meaning } from '../../../src/site/languages/search-words';
import { fc } from '../../support/fuzz';
import { processorTime } from '../../support/processor-time';

const meaning = (id: string, names: string, account?: Meaning['account']): Meaning => ({
  ...{ id, names: names.split(', '), pages: [`/${id}`] },
  ...(account && { account }),
});
const english = lexiconOf(
  {
    words:
      'profile proxy local api key rpa flow playwright players play write logic log in sign money facebook price'.split(
        ' ',
      ),
    meanings: [
      meaning('signIn', 'sign in, log in, login', 'login'),
      meaning('refund', 'refund, money back'),
      meaning('price', 'pricing, price, price list'),
      meaning('cancel', 'cancel, unsubscribe'),
      meaning('deleteAccount', 'cancel my account'),
    ],
  },
  'en',
);
const inWords = (locale: LocaleCode, words: string) => lexiconOf({ words: words.split(' '), meanings: [] }, locale);

test.each([
  ['playwrite', 'playwright'],
  ['facebok', 'facebook'],
  ['Proxi facebok', 'proxy facebook'],
  ['cancle', 'cancel'],
])('a misspelled word: %s is searched as %s, and that is said', (typed, meant) => {
  expect(interpret(typed, english).words).toBe(meant);
});

test.each(['proxy', 'PROXY', 'prof', 'pro', '3.6.0', '127.0.0.1'])(
  'a misspelled word: %s is searched as it is',
  (typed) => {
    expect(interpret(typed, english)).toMatchObject({ words: typed, queries: [typed.toLowerCase()] });
  },
);

test.each(['xylophone', 'zeppelin proxy', 'xq', '2fa'])(
  'a misspelled word: %s, on no page and near none, is not searched',
  (typed) => {
    expect(interpret(typed, english)).toMatchObject({ words: typed, queries: [] });
  },
);

test('a misspelled word: a word that the index has by its stem is searched as it is; without a list of words nothing is judged', () => {
  expect(interpret('players profiling', english, ['profiling']).queries).toEqual(['players profiling']);
  expect(interpret('xylophone', lexiconOf({ words: [], meanings: [] }, 'en')).queries).toEqual(['xylophone']);
});

test('whatever is typed, something is asked or nothing, at once', () => {
  const korean = inWords('ko', '프로필을 로컬 관리 가나 가나다');
  const pieces = fc.constantFrom(
    ...['pro', 'login', '代理', 'ー', '가나', 'é', '-', ' ', '"', '3.6', '\u0301', '🙂', 'ß', 'xq'],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 60 }).map((some) => some.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom(english, korean), texts, (lexicon, typed) => {
      expect(interpret(typed, lexicon).queries).not.toContain('');
    }),
  );
  const time = processorTime(() => {
    interpret('play'.repeat(2_500), english);
    interpret('가나'.repeat(2_500), korean);
  });
  expect(time).toBeLessThan(2_000);
});

test.each<[LocaleCode, string, string, readonly string[]]>([
  ['en', 'local api key', 'local-api', ['local api']],
  ['en', 'local api key', 'API_key', ['api key']],
  ['en', 'email mail', 'e-mail', ['email', 'mail']],
  ['en', 'rpa flow', 'rpaflow', ['rpa flow']],
  ['en', 'windows', 'windows10', ['windows 10']],
  ['en', 'proxy', 'proxy 15', ['proxy 15']],
  ['en', 'rpa flow', 'ＲＰＡ／ｆｌｏｗ', ['rpa flow']],
  ['en', 'profile', 'pro\u00adfile\u200b', ['profile']],
  ['de', 'größe', 'Groesse', ['größe']],
  ['de', 'straße', 'STRASSE', ['strasse']],
  ['de', 'browser fingerabdruck', 'Browserfingerabdruck', ['browser fingerabdruck']],
  ['de', 'profil gruppe verwaltung', 'Profilgruppenverwaltung', ['profil gruppe verwaltung']],
  ['nl', 'proxy server', 'proxyserver', ['proxy server']],
  ['fr', 'accès', 'l’acces', ['acces']],
  ['uk', 'комп’ютер', 'компютер', ['комп ютер']],
  ['uk', 'комп’ютер комп ютер', "комп'ютер", ['комп ютер']],
  ['pl', 'łącze', 'lacze', ['lacze']],
  ['ko', '핑거프린트', '핑거 프린트', ['핑거프린트']],
  ['ko', '프로필을 관리', '프로필관리', ['프로필 관리'.normalize('NFD')]],
  ['ko', '로컬 api', '로컬API', ['로컬 api'.normalize('NFD')]],
])('a word typed in another way: %s, with "%s" on the pages: %s is searched as %j', (locale, words, typed, queries) => {
  expect(interpret(typed, inWords(locale, words))).toMatchObject({ words: typed, queries });
});

test('a word typed in another way: Chinese, Japanese, Thai and Khmer words are searched in parts where nothing has them whole', () => {
  expect(
    interpret('同步器设置', lexiconOf({ words: [], meanings: [] }, 'zh'))
      .otherwise?.split(' ')
      .join(''),
  ).toBe('同步器设置');
  expect(interpret('ブラウザー', lexiconOf({ words: [], meanings: [] }, 'jp')).otherwise).toBe('ブラウザ');
  expect(interpret('browser', english).otherwise).toBeNull();
});

const said = (typed: string, lexicon = english) => {
  const asked = interpret(typed, lexicon);
  return [asked.meaning?.of.id, asked.meaning?.alone, asked.queries];
};

test.each<[string, string, boolean, readonly string[]]>([
  ['login', 'signIn', true, ['"sign in"']],
  ['Log in', 'signIn', true, ['"sign in"']],
  ['log-in', 'signIn', true, ['"sign in"']],
  ['refun', 'refund', true, ['refund']],
  ['money-back', 'refund', true, ['refund']],
  ['price', 'price', true, ['price', 'pricing']],
  ['price list', 'price', true, ['pricing']],
  ['proxy price', 'price', false, ['proxy price']],
  ['refund polcy', 'refund', false, []],
  ['refnd', 'refund', true, ['refund']],
  ['how to cancel my account', 'deleteAccount', false, []],
])(
  'a name for what pages call otherwise: %s means %s (alone: %s) and is searched as %j',
  (typed, id, alone, queries) => {
    expect(said(typed)).toEqual([id, alone, queries]);
  },
);

test.each(['logic', 'log', 'profile', 'play', 'prefund', 'in'])(
  'a name for what pages call otherwise: %s means only itself',
  (typed) => {
    expect(said(typed)[0]).toBeUndefined();
  },
);

test('a name for what pages call otherwise stands in scripts without spaces anywhere; a Latin name is a word there, too', () => {
  const chinese = lexiconOf({ words: [], meanings: [meaning('refund', '退款'), meaning('phone', '手机, app')] }, 'zh');
  expect(said('退款政策', chinese)).toEqual(['refund', false, ['退款政策']]);
  expect(said('ＡＰＰ', chinese)[0]).toBe('phone');
  expect(said('WhatsApp', chinese)[0]).toBeUndefined();
});

test('a name for what pages call otherwise: marks, umlauts in two letters and old cedillas make no difference', () => {
  const names = (locale: LocaleCode, name: string) => lexiconOf({ words: [], meanings: [meaning('a', name)] }, locale);
  expect(said('kuendigung', names('de', 'Kündigung'))[0]).toBe('a');
  expect(said('GİRİŞ', names('tr', 'giriş'))[0]).toBe('a');
  expect(said('şterge contul', names('ro', 'șterge contul'))[0]).toBe('a');
  expect(said('hoàn tiền'.normalize('NFD'), names('vn', 'hoàn tiền'))[0]).toBe('a');
});

describe('the order of hits', () => {
  const hit = (url: string, title: string, section = '') => ({ url, title, section, excerpt: [] });
  const hits = [
    hit('/news/synchronizer-per-window-text', 'Synchronizer: a different text in every window', 'News'),
    hit('/release/3-3', 'Facet 3.3: different text per window in the synchronizer', 'Releases'),
    hit('/synchronizer', 'Synchronizer: do it once, repeat it in every window'),
    hit('/local-api', 'Local API: control profiles from your own scripts'),
    hit('/faq#pricing', 'Pricing', 'FAQ'),
    hit('/pricing', 'Pricing'),
  ];
  const order = (words: string): string[] => rankHits(hits, words).map(({ url }) => url);

  test('product and help come before pages that only mention the words, and before several that have them in their titles', () => {
    const help = hit('/helps/create-your-first-profile', 'Create your first profile');
    const shops = ['amazon', 'ebay', 'etsy'].map((id) => hit(`/solutions/${id}`, `Many accounts: ${id}`));
    expect(rankHits([...shops, help], 'accounts')).toEqual([help, ...shops]);
    expect(rankHits([...shops, help], 'sellers')).toEqual([help, ...shops]);
    expect(rankHits([...shops, help], 'ebay')[0]).toBe(shops[1]);
  });

  test('the page that bears the name comes first, then what is headed by it; else the order stays', () => {
    expect(order('synchronizer').slice(0, 2)).toEqual(['/synchronizer', '/news/synchronizer-per-window-text']);
    expect(order(' Local  API ')[0]).toBe('/local-api');
    expect(order('pricing').slice(0, 2)).toEqual(['/pricing', '/faq#pricing']);
    expect(order('window')).toEqual(hits.map(({ url }) => url));
  });

  test.each([
    [
      '代理',
      hit('/helps/add-and-check-a-proxy', '添加并检测代理', '帮助'),
      hit('/faq#does-facet-sell-proxies', 'Facet 卖代理吗？', 'FAQ'),
    ],
    [
      'odcisk przegladarki',
      hit('/pl/blog/what-is-a-browser-fingerprint', 'Co to jest odcisk przeglądarki?'),
      hit('/pl/alternatives/undetectable-alternative', 'Facet vs Undetectable: jak sprawdzić odcisk przeglądarki'),
    ],
  ])('for "%s" a page about it comes before an answer or a comparison that names it', (words, page, other) => {
    expect(rankHits([other, page], words)).toEqual([page, other]);
  });
});

const text =
  '配置代理：添加、检测与分配。代理信息怎么填、检测结果怎么读、怎样分配到几十个环境，以及检测失败时按什么顺序排查。';
const shown = (words: string): string =>
  excerptAround(text, words, 'zh')
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test('an excerpt of a script without spaces marks what was typed, and nothing that only shares a sign with it', () => {
  expect(shown('代理')).toContain('配置[代理]：');
  expect(shown('检测 分配')).toContain('[检测]与[分配]');
  expect(shown('理信')).toContain('代[理信]息');
});

test('an excerpt of a script without spaces is a part of the text that begins and ends with a word', () => {
  const plain = shown('顺序').replace(/[[\]]/g, '');
  expect(text).toContain(plain);
  const ends = (part: string): boolean =>
    [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].some(
      ({ index, segment }) => index + segment.length === text.indexOf(part) + part.length,
    );
  expect(ends(plain)).toBe(true);
  expect(plain.length).toBeLessThan(110);
});

test('an excerpt of a script without spaces takes signs of regular expressions for themselves', () => {
  const parts = excerptAround('a (b) [c]', '(b)', 'zh').map((part) => `${part.text}${part.hit}`);
  expect(parts).toEqual(['a false', '(b)true', ' [c]false']);
});

const result = (id: string, content = '', title = id): PagefindResult => ({
  id,
  data: async () => ({ url: `/${id}`, content, excerpt: '', meta: { title } }),
});
/** Finds texts by their ids; braces hold a filter. */
const indexOf = (found: Readonly<Record<string, readonly PagefindResult[]>>) => {
  const asked: string[] = [];
  return {
    asked,
    search: async (words: string | null, options?: { readonly filters: { readonly meaning: string } }) => {
      const query = words ?? `{${options?.filters.meaning}}`;
      asked.push(query);
      return { results: found[query] ?? [] };
    },
  };
};
const asked = (words: string, queries: readonly string[] = [words]) => ({
  words,
  queries,
  otherwise: null,
  meaning: null,
});
const paths = async ({ hits }: Awaited<ReturnType<typeof find>>) => (await hits(0, 10)).map(({ url }) => url);

test('signs are found in their order, and where they stand more often comes first', async () => {
  const [a, b, c] = [result('a', '代 理'), result('b', '代 理 代 理 价 格'), result('c')];
  const index = indexOf({ '代 理 价 格': [c, a, b], '"代 理"': [a, b], '"价 格"': [a, b, c] });
  const answer = await find(index, 'zh', asked('代理 价格'));
  expect(index.asked).toEqual(['代 理 价 格', '"代 理"', '"价 格"']);
  expect(answer.total).toBe(2);
  const single = indexOf({ '代 理': [a, b], '"代 理"': [a, b] });
  expect(await paths(await find(single, 'zh', asked('代理')))).toEqual(['/b', '/a']);
});

test('what a second search finds follows, once; signs that are not found in their order are searched in parts', async () => {
  const index = indexOf({ email: [result('a')], mail: [result('b'), result('a')] });
  expect(await paths(await find(index, 'en', asked('e-mail', ['email', 'mail'])))).toEqual(['/a', '/b']);
  const signs = indexOf({ '同 步': [result('a')], '"同 步"': [result('a')] });
  expect(await paths(await find(signs, 'zh', { ...asked('同步器'), otherwise: '同步' }))).toEqual(['/a']);
});

test('what answers a meaning comes first, and its place is told; among other words after titles, and is not', async () => {
  const of: Meaning = { id: 'signIn', names: ['sign in'], account: 'login', pages: ['/x', '/y'] };
  const found = { '{signIn}': [result('y'), result('x')], '"sign in"': [result('a'), result('y')] };
  const index = indexOf({ ...found, 'shared login': [result('b'), result('a', '', 'A shared login')] });
  const answer = await find(index, 'en', { ...asked('login', ['"sign in"']), meaning: { of, alone: true } });
  expect([answer.account, answer.total, await paths(answer)]).toEqual(['login', 3, ['/x', '/y', '/a']]);
  expect((await answer.hits(3, 10)).length).toBe(0);
  const shared = await find(index, 'en', { ...asked('shared login'), meaning: { of, alone: false } });
  expect([shared.account, await paths(shared)]).toEqual([undefined, ['/a', '/x', '/y', '/b']]);
});

test('words are asked for in the form of the index, and shown as they are written', async () => {
  const index = indexOf({ 'ss\u0345': [result('a', '', 'Gross\u0345e l\u0345')] });
  const { hits } = await find(index, 'de', asked('ß'));
  expect((await hits(0, 1))[0]?.title).toBe('Große ł');
});

test('a word that the list lacks is looked for in the index before it is corrected', async () => {
  const index = indexOf({ '"players"': [result('a')], players: [result('a')] });
  const vocabulary = { words: ['playwright'], meanings: [] };
  expect(await ask(index, vocabulary, 'en', 'players')).toMatchObject({ words: 'players', total: 1 });
  expect(await ask(indexOf({}), vocabulary, 'en', 'playwrigt')).toMatchObject({ words: 'playwright' });
});

test('one search waits for the one before, also if that fails', async () => {
  const running: string[] = [];
  const index = inTurn({
    search: async (words) => {
      running.push(`+${words}`);
      await Promise.resolve();
      running.push(`-${words}`);
      return words === 'a' ? Promise.reject(new Error('offline')) : { results: [] };
    },
  });
  await Promise.allSettled([index.search('a'), index.search('b')]);
  expect(running).toEqual(['+a', '-a', '+b', '-b']);
});
