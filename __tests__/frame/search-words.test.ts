import { excerptAround } from '../../src/frame/search/excerpt';
import { find, type PagefindResult } from '../../src/frame/search/find';
import { rankHits } from '../../src/frame/search/hit-rank';
import { corrected } from '../../src/frame/search/spelling';

describe('a misspelled word', () => {
  const known = ['profile', 'proxy', 'playwright', 'players', 'preise', 'facebook', 'synchronizer'];

  test.each([
    ['playwrite', 'playwright'],
    ['Playwrite script', null],
    ['facebok', 'facebook'],
    ['Priese', 'preise'],
    ['syncronizer', 'synchronizer'],
    ['proxy facebok', 'proxy facebook'],
  ])('%s becomes the nearest that a page holds: %s', (words, meant) => {
    expect(corrected(words, known)).toBe(meant);
  });

  test.each(['proxy', 'PROXY', 'prof', 'pro', 'xyz', '3.6.0', '127.0.0.1'])('%s stays as it is', (words) => {
    expect(corrected(words, known)).toBe(words);
  });

  test.each(['xylophone', 'zeppelin proxy'])('%s is on no page and near none', (words) => {
    expect(corrected(words, known)).toBeNull();
  });

  test('without a list nothing is judged', () => {
    expect(corrected('xylophone', [])).toBe('xylophone');
  });
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

  test('the page that bears the name comes first, then what is headed by it', () => {
    expect(order('synchronizer').slice(0, 2)).toEqual(['/synchronizer', '/news/synchronizer-per-window-text']);
    expect(order(' Local  API ')[0]).toBe('/local-api');
    expect(order('pricing').slice(0, 2)).toEqual(['/pricing', '/faq#pricing']);
  });

  test('a page with the word in its title comes before an answer that only says it often', () => {
    const found = [
      hit('/faq#does-facet-sell-proxies', 'Facet 卖代理吗？', 'FAQ'),
      hit('/solutions/amazon', '亚马逊'),
      hit('/helps/add-and-check-a-proxy', '添加并检测代理', '帮助'),
    ];
    expect(rankHits(found, '代理').map(({ url }) => url)).toEqual([
      '/helps/add-and-check-a-proxy',
      '/faq#does-facet-sell-proxies',
      '/solutions/amazon',
    ]);
  });

  test('else it stays', () => {
    expect(order('window')).toEqual(hits.map(({ url }) => url));
  });
});

describe('an excerpt of a script without spaces between words', () => {
  const text =
    '配置代理：添加、检测与分配。代理信息怎么填、检测结果怎么读、怎样分配到几十个环境，以及检测失败时按什么顺序排查。';
  const shown = (words: string): string =>
    excerptAround(text, words, 'zh')
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('');

  test('marks what was typed, and nothing that only shares a sign with it', () => {
    expect(shown('代理')).toContain('配置[代理]：');
    expect(shown('检测 分配')).toContain('[检测]与[分配]');
    expect(shown('理信')).toContain('代[理信]息');
  });

  test('is a part of the text that begins and ends with a word', () => {
    const plain = shown('顺序').replace(/[[\]]/g, '');
    expect(text).toContain(plain);
    const ends = (part: string): boolean =>
      [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].some(
        ({ index, segment }) => index + segment.length === text.indexOf(part) + part.length,
      );
    expect(ends(plain)).toBe(true);
    expect(plain.length).toBeLessThan(110);
  });

  test('takes signs of regular expressions for themselves', () => {
    expect(excerptAround('a (b) [c]', '(b)', 'zh')).toEqual([
      { text: 'a ', hit: false },
      { text: '(b)', hit: true },
      { text: ' [c]', hit: false },
    ]);
  });
});

describe('asking by signs', () => {
  const result = (id: string): PagefindResult => ({
    id,
    data: async () => ({ url: `/${id}`, content: '配 置 代 理', excerpt: '', meta: { title: '配 置' } }),
  });

  test('holds each part in its order; what is nearest by its signs comes first', async () => {
    const asked: string[] = [];
    const found: Record<string, string[]> = {
      '代 理 价 格': ['c', 'b', 'a'],
      '"代 理"': ['a', 'b'],
      '"价 格"': ['a', 'b', 'c'],
    };
    const index = {
      search: async (words: string) => {
        asked.push(words);
        return { results: (found[words] ?? []).map(result) };
      },
    };
    const { total, hits } = await find(index, 'zh', '代理 价格');
    expect(asked).toEqual(['代 理 价 格', '"代 理"', '"价 格"']);
    expect(total).toBe(2);
    expect((await hits(0, 10)).map(({ url, title }) => [url, title])).toEqual([
      ['/b', '配置'],
      ['/a', '配置'],
    ]);
  });

  test('words of a language with spaces are asked for as they are', async () => {
    const search = jest.fn(async () => ({ results: [] }));
    await find({ search }, 'de', 'Preise und Tarife');
    expect(search.mock.calls).toEqual([['Preise und Tarife']]);
  });
});
