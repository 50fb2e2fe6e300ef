import type { ContentDocument } from '../../../src/content/tree/documents';
import { authorRedirects, readRedirects } from '../../../src/gatsby/pages/author-redirects';
import { formatFaults } from '../../../src/site/faults';
import { siteFrom } from '../../../src/site/hosting/hosts';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { colonArticle, portugueseArticle } from '../../../src/site/pages/moved-articles';
import { pageTable } from '../../../src/site/pages/page-table';
import type { AuthorRedirect } from '../../../src/site/redirects/author-redirects';
import { testFolder } from '../../support/test-folder';

describe('content/redirects.yaml', () => {
  test('is a list of redirects, each with its line', () => {
    const text = `# Moved in 2026
- language: en
  from: /old
  to: /pricing
  note: the old price list
- { language: vn, from: /cu, to: /pricing, note: likewise }
`;
    expect(readRedirects(text)).toEqual({
      written: [
        { locale: 'en', from: '/old', to: '/pricing', file: 'content/redirects.yaml', line: 2 },
        { locale: 'vn', from: '/cu', to: '/pricing', file: 'content/redirects.yaml', line: 6 },
      ],
      faults: [],
    });
  });

  test('may be empty', () => {
    expect(readRedirects('')).toEqual({ written: [], faults: [] });
    expect(readRedirects('# nothing yet\n')).toEqual({ written: [], faults: [] });
  });

  test.each([
    [
      'an unknown language',
      '- { language: xx, from: /a, to: /b, note: n }',
      1,
      /^language: is not a language code \(en, zh/,
    ],
    ['a missing note', '\n- { language: en, from: /a, to: /b }', 2, /^note: say why$/],
    [
      'an unknown field',
      '- { language: en, from: /a, to: /b, note: n, status: 302 }',
      1,
      /^status: an entry has language, from, to and note$/,
    ],
    [
      'a missing address',
      '- { language: en, from: /a, note: n }',
      1,
      /^to: write the path of a page, such as \/pricing$/,
    ],
    ['a value that is no entry', '- /a', 1, /^write an entry with language, from, to and note$/],
    ['a text that is no list', 'from: /a', 1, /is not a list/],
    ['invalid YAML', '- { language: en\n- x: [', 2, /./],
  ])('%s is a fault, with its line', (_title, text, line, message) => {
    const { written, faults } = readRedirects(text);
    expect(written).toEqual([]);
    expect(faults[0]).toMatchObject({ file: 'content/redirects.yaml', line, rule: 'redirect-form' });
    expect(faults[0]?.message).toMatch(message);
  });
});

describe('aliases and the file together', () => {
  const { at, write } = testFolder();
  beforeEach(() =>
    write(
      'content/redirects.yaml',
      '- { language: en, from: /first-steps, to: /setup, note: two steps }\n- { language: en, from: /setup, to: /pricing, note: taken }\n',
    ),
  );

  const install = (locale: LocaleCode) => ({ section: 'helps', id: 'install', locale, category: 'start' }) as const;
  const document = {
    entry: install('en'),
    file: 'content/helps/install/en.md',
    aliases: ['/setup', '/how-to-install'],
    draft: false,
    headings: [],
  } as unknown as ContentDocument;
  const written = '---\ntitle: Install\naliases:\n  - /setup\n  - /how-to-install\n---\nText\n';
  const content = {
    documents: [document],
    tree: { texts: new Map([[document.file, new TextEncoder().encode(written)]]) },
  };

  const articles = [colonArticle.from, portugueseArticle.from] as readonly string[];
  const withoutArticles = (list: readonly AuthorRedirect[]) => list.filter(({ from }) => !articles.includes(from));

  test('an alias leads to its page, and a redirect to an alias goes there at once', async () => {
    const site = siteFrom({});
    const table = pageTable([install('en')], site.locales);
    const { redirects, faults } = await authorRedirects(at(), site, table, content);
    expect(withoutArticles(redirects)).toEqual([
      { locale: 'en', from: '/first-steps', to: '/helps/install' },
      { locale: 'en', from: '/how-to-install', to: '/helps/install' },
      { locale: 'en', from: '/setup', to: '/helps/install' },
    ]);
    expect(formatFaults(faults)).toBe(
      'content/redirects.yaml:2  "/setup" is already declared in content/helps/install/en.md:4; keep one of the two  [redirect-twice]',
    );
  });

  test('the aliases of a draft hold only where its page is built', async () => {
    const site = siteFrom({ SITE_HOST: 'global' });
    const { redirects } = await authorRedirects(at(), site, pageTable([], site.locales), content);
    expect(withoutArticles(redirects)).toEqual([
      { locale: 'en', from: '/first-steps', to: '/pricing' },
      { locale: 'en', from: '/setup', to: '/pricing' },
    ]);
  });

  test('a language that SITE_LOCALES leaves out has no redirects', async () => {
    const site = siteFrom({ SITE_LOCALES: 'th' });
    const { redirects, faults } = await authorRedirects(at(), site, pageTable([], site.locales), content);
    expect([withoutArticles(redirects), faults]).toEqual([[], []]);
  });
});
