import type { ContentDocument } from '../../../src/content/tree/documents';
import { authorRedirects, readRedirects } from '../../../src/gatsby/pages/author-redirects';
import { formatFaults } from '../../../src/site/faults';
import { siteFrom } from '../../../src/site/hosting/hosts';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { colonArticle, portugueseArticle } from '../../../src/site/pages/moved-articles';
import { pageTable } from '../../../src/site/pages/page-table';
import type { AuthorRedirect } from '../../../src/site/redirects/author-redirects';
import { testFolder } from '../../support/test-folder';

test('content/redirects.yaml is a list of redirects, each with its line, and may be empty', () => {
  const first = '- language: en\n  from: /old\n  to: /pricing\n  note: the old price list';
  expect(readRedirects(`# Moved\n${first}\n- { language: vn, from: /cu, to: /pricing, note: likewise }\n`)).toEqual({
    written: [
      { locale: 'en', from: '/old', to: '/pricing', file: 'content/redirects.yaml', line: 2 },
      { locale: 'vn', from: '/cu', to: '/pricing', file: 'content/redirects.yaml', line: 6 },
    ],
    faults: [],
  });
  for (const text of ['', '# nothing yet\n']) expect(readRedirects(text)).toEqual({ written: [], faults: [] });
});

const own = 'language: en, from: /a';
test.each([
  [
    'an unknown language',
    '- { language: xx, from: /a, to: /b, note: n }',
    1,
    /^language: is not a language code \(en, zh/,
  ],
  ['a missing note', `\n- { ${own}, to: /b }`, 2, /^note: say why$/],
  [
    'an unknown field',
    `- { ${own}, to: /b, note: n, status: 302 }`,
    1,
    /^status: an entry has language, from, to and note$/,
  ],
  ['a missing address', `- { ${own}, note: n }`, 1, /^to: write the path of a page, such as \/pricing$/],
  ['a value that is no entry', '- /a', 1, /^write an entry with language, from, to and note$/],
  ['a text that is no list', 'from: /a', 1, /is not a list/],
  ['invalid YAML', '- { language: en\n- x: [', 2, /./],
])('content/redirects.yaml: %s is a fault, with its line', (_title, text, line, message) => {
  const { written, faults } = readRedirects(text);
  expect(written).toEqual([]);
  expect(faults[0]).toMatchObject({ file: 'content/redirects.yaml', line, rule: 'redirect-form' });
  expect(faults[0]?.message).toMatch(message);
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

  test('the aliases of a draft hold only where its page is built; a language that is left out has no redirects', async () => {
    const found = async (env: Readonly<Record<string, string>>) => {
      const site = siteFrom(env);
      const { redirects } = await authorRedirects(at(), site, pageTable([], site.locales), content);
      return withoutArticles(redirects).map(({ from, to }) => `${from} ${to}`);
    };
    expect(await found({ SITE_HOST: 'global' })).toEqual(['/first-steps /pricing', '/setup /pricing']);
    expect(await found({ SITE_LOCALES: 'th' })).toEqual([]);
  });
});
