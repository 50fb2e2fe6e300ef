/**
 * Where the language picker of each page leads (docs/routing.md). The expectations are written down here a second time, from the design and from which
 * files lie in `content/`: they share no rule with the site.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pMap from 'p-map';
import { enabledLocales, type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { ask, localOrigin } from '../e2e/support/hosts';
import { hostOf, pathIn } from '../e2e/support/paths-again';

const ids = (section: string): string[] => readdirSync(`content/${section}`);
const fileOf = (section: string, id: string, code: LocaleCode): string => `content/${section}/${id}/${code}.md`;
const textsIn = (section: string, code: LocaleCode): string[] =>
  ids(section)
    .map((id) => fileOf(section, id, code))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));

/** The folder of solutions in a language. */
const solutionBase = (code: LocaleCode): string | null => {
  if (['en', 'pt', 'zh', 'tc'].includes(code)) return '/solutions';
  return code === 'ru' || code === 'vn' ? '/use-cases' : null;
};

const chineseOf: Readonly<Record<string, string>> = {
  betting: 'media-market',
  crypto: 'data-collection',
  'digital-agency': 'price-comparison',
  ticketing: 'self-examination',
};
const otherOf = Object.fromEntries(Object.entries(chineseOf).map(([other, chinese]) => [chinese, other]));
const isChinese = (code: LocaleCode): boolean => code === 'zh' || code === 'tc';

/** One page of the site as the table names it. */
interface Subject {
  readonly name: string;
  /** Path within a language, or null where the page does not exist in it. */
  readonly pathFor: (code: LocaleCode) => string | null;
  /** Path of what takes the page's place in another language; the same page unless said otherwise. */
  readonly replacement?: (from: LocaleCode, to: LocaleCode) => string | null;
  /** Blog, news and guide have left the Russian host. */
  readonly leavesIntoRussian?: boolean;
}

const fixedPage = (path: string): Subject => ({ name: path, pathFor: () => path });

const textPage = (section: string, id: string, path: string, more: Partial<Subject> = {}): Subject => ({
  name: path,
  pathFor: (code) => (existsSync(fileOf(section, id, code)) ? path : null),
  ...more,
});

const listPage = (section: string, path: string, more: Partial<Subject> = {}): Subject => ({
  name: path,
  pathFor: (code) => (textsIn(section, code).length > 0 ? path : null),
  ...more,
});

const articlePages = (section: 'blog' | 'news'): Subject[] => {
  const categories = new Set(
    enabledLocales.flatMap((code) => textsIn(section, code)).map((text) => /^category: (\S+)$/m.exec(text)?.[1] ?? ''),
  );
  return [
    listPage(section, `/${section}`, { leavesIntoRussian: true }),
    ...ids(section).map((id) => textPage(section, id, `/${section}/${id}`, { leavesIntoRussian: true })),
    ...[...categories].map((category) => ({
      name: `/${section}-${category}`,
      pathFor: (code: LocaleCode) =>
        textsIn(section, code).some((text) => text.includes(`\ncategory: ${category}\n`))
          ? `/${section}-${category}`
          : null,
      leavesIntoRussian: true,
    })),
  ];
};

const blogIn = (to: LocaleCode): string | null => (textsIn('blog', to).length > 0 ? '/blog' : null);

const guideIn = (path: string): Partial<Subject> => ({
  leavesIntoRussian: true,
  replacement: (_from, to) => (to === 'zh' ? path : blogIn(to)),
});

const solutionIn = (id: string, code: LocaleCode): string | null => {
  const base = solutionBase(code);
  return base !== null && existsSync(fileOf('solutions', id, code)) ? `${base}/${id}` : null;
};

function solutionReplacement(id: string, from: LocaleCode, to: LocaleCode): string | null {
  if (isChinese(from) === isChinese(to)) return solutionIn(id, to);
  if (isChinese(from)) return solutionIn(otherOf[id] ?? id, to);
  return id === 'web-scraping' ? null : solutionIn(chineseOf[id] ?? id, to);
}

/** Every section, and all of its pages. */
const sections: Readonly<Record<string, readonly Subject[]>> = {
  home: [fixedPage('/')],
  pricing: ['/pricing', '/pricing/normal', '/pricing/september'].map(fixedPage),
  'fixed pages': ['/download', '/about-us', '/links', '/pre-sales', '/partner-plan', '/referral-program'].map(
    fixedPage,
  ),
  blog: articlePages('blog'),
  news: articlePages('news'),
  guide: [
    listPage('guide', '/guide', guideIn('/guide')),
    ...ids('guide').map((id) => textPage('guide', id, `/guide/${id}`, guideIn(`/guide/${id}`))),
  ],
  solutions: [
    {
      name: 'the list of solutions',
      pathFor: (code) => (textsIn('solutions', code).length > 0 ? solutionBase(code) : null),
    },
    ...ids('solutions').map((id) => ({
      name: id,
      pathFor: (code: LocaleCode) => solutionIn(id, code),
      replacement: (from: LocaleCode, to: LocaleCode) => solutionReplacement(id, from, to),
    })),
  ],
  features: ids('features').map((id) => textPage('features', id, `/${id}`)),
  comparisons: ids('alternatives').map((id) => textPage('alternatives', id, `/alternatives/${id}`)),
  help: [listPage('helps', '/helps'), ...ids('helps').map((id) => textPage('helps', id, `/helps/${id}`))],
  faq: [listPage('faq', '/faq')],
  releases: [listPage('release', '/release'), ...ids('release').map((id) => textPage('release', id, `/release/${id}`))],
  partners: [listPage('partner', '/partner'), ...ids('partner').map((id) => textPage('partner', id, `/partner/${id}`))],
  'generic pages': ids('pages').map((id) => textPage('pages', id, `/${id}`)),
};

const russianBlog = 'https://blog.facet-ru.example/';

/** Articles with an address of their own in Russian: on the Russian blog, or a page of the Russian host. */
const russianArticles: Readonly<Record<string, string>> = {
  '/blog/what-is-a-browser-fingerprint': `${russianBlog}chto-takoe-otpechatok-brauzera`,
  '/blog/what-is-an-anti-detect-browser': `${russianBlog}chto-takoe-antidetekt-brauzer`,
  '/blog/proxy-vpn-antidetect-browser': `${russianBlog}proksi-vpn-ili-antidetekt-brauzer`,
  '/blog/how-to-choose-a-proxy': `${russianBlog}kak-vybrat-proksi`,
  '/blog/new-accounts-first-week': `${russianBlog}pervaya-nedelya-novyh-akkauntov`,
  '/blog/organise-hundreds-of-profiles': `${russianBlog}kak-uporyadochit-sotni-profilej`,
  '/blog/facebook-agency-ad-account': `${russianBlog}agentskij-reklamnyj-kabinet-facebook`,
  '/blog/playwright-with-the-local-api': `${russianBlog}playwright-i-lokalnyj-api`,
  '/blog/first-rpa-flow': `${russianBlog}pervyj-scenarij-rpa`,
  '/blog/synchronizer-or-rpa': `${russianBlog}sinhronizator-ili-rpa`,
  '/blog/webrtc-leaks-explained': `${russianBlog}utechki-webrtc`,
  '/blog/canvas-and-webgl-fingerprinting': `${russianBlog}otpechatki-canvas-i-webgl`,
  '/blog/sharing-accounts-without-passwords': `${russianBlog}obshchij-dostup-bez-parolej`,
  '/news/synchronizer-per-window-text': `${russianBlog}sinhronizator-tekst-dlya-kazhdogo-okna`,
  '/news/local-api-patch-and-delete': `${russianBlog}lokalnyj-api-patch-i-delete`,
  '/news/linux-appimage': `${localOrigin('ru')}/download`,
  '/news/site-in-twenty-languages': `${localOrigin('ru')}/about-us`,
  '/news/vulnerability-reports': `${russianBlog}soobshcheniya-ob-uyazvimostyah`,
  '/news/monthly-office-hours': `${localOrigin('ru')}/pre-sales`,
};

const leavesTheSite = ({ leavesIntoRussian }: Subject, from: LocaleCode, to: LocaleCode): boolean =>
  to === 'ru' && from !== 'ru' && leavesIntoRussian === true;

/** The path of the page or of what takes its place; null where a language has neither, so that the picker leads to its root. */
const placeOf = ({ pathFor, replacement = (_from, to) => pathFor(to) }: Subject, from: LocaleCode, to: LocaleCode) =>
  to === from ? pathFor(to) : replacement(from, to);

/** What the picker of a page must hold for a language: a path on the same host, else the full address. */
function expectedLink(subject: Subject, from: LocaleCode, to: LocaleCode): string {
  if (leavesTheSite(subject, from, to)) return russianArticles[subject.name] ?? russianBlog;
  const place = pathIn(to, placeOf(subject, from, to) ?? '/');
  return hostOf(from) === hostOf(to) ? place : localOrigin(hostOf(to)) + place;
}

/** The picker's links in the HTML of a page, in the order of the table: those of missing pages stand last in the picker. */
const pickerLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bdata-locale="[^>]*>/g)]
    .map(([link]) => {
      const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(link)?.[1] ?? '';
      return {
        code: attribute('data-locale'),
        href: attribute('href'),
        lang: attribute('lang'),
        hreflang: attribute('hreflang'),
        // The picker says that the language lacks the page.
        saysMissing: attribute('aria-describedby') === 'languages-missing',
      };
    })
    .sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));

const codes: readonly string[] = enabledLocales;

/** Every page of a section in every language that has it. */
const pagesOf = (subjects: readonly Subject[]) =>
  subjects.flatMap((subject) =>
    enabledLocales.flatMap((from) => {
      const path = subject.pathFor(from);
      return path === null ? [] : [{ subject, from, path, address: localOrigin(hostOf(from)) + pathIn(from, path) }];
    }),
  );

for (const [section, subjects] of Object.entries(sections)) {
  test(`${section}: each page’s picker leads to where the design says, in all 20 languages`, async ({ request }) => {
    const pages = pagesOf(subjects);
    expect(pages.length).toBeGreaterThanOrEqual(subjects.length);
    const answers = await pMap(
      pages,
      async ({ address }) => {
        const answer = await ask(request, address);
        return { status: answer.status(), links: pickerLinks(await answer.text()) };
      },
      { concurrency: 32 },
    );
    const told = pages.map(({ address }, place) => ({ address, ...answers[place] }));
    const wanted = pages.map(({ address, subject, from }) => ({
      address,
      status: 200,
      links: enabledLocales.map((code) => ({
        code,
        href: expectedLink(subject, from, code),
        lang: localeOf(code).tag,
        hreflang: localeOf(code).tag,
        saysMissing: !leavesTheSite(subject, from, code) && placeOf(subject, from, code) === null,
      })),
    }));
    expect(told).toEqual(wanted);

    const targets = new Set(
      pages.flatMap(({ address, subject, from }) =>
        enabledLocales.map((code) => new URL(expectedLink(subject, from, code), address).href),
      ),
    );
    // The pages themselves have answered.
    for (const { address } of pages) targets.delete(address);
    const others = [...targets].filter((target) => !target.startsWith(russianBlog));
    const statuses = await pMap(others, async (target) => [target, (await ask(request, target)).status()], {
      concurrency: 32,
    });
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
}

test('the table holds every section of the content, each industry slug, and more than 5,000 links', () => {
  const pages = Object.values(sections).flatMap(pagesOf);
  expect(pages.length * enabledLocales.length).toBeGreaterThan(5000);
  for (const id of ['betting', 'crypto', 'digital-agency', 'ticketing', 'web-scraping', 'amazon', 'whatsapp']) {
    expect(pages.filter(({ subject }) => subject.name === id).length).toBeGreaterThan(0);
  }
  expect(pages.filter(({ path }) => path === '/use-cases').map(({ from }) => from)).toEqual(['ru', 'vn']);
});

/** Rows of the design's section 7 in plain words, so that the table above is itself held to something. */
const examples = [
  ['en', '/solutions/betting', 'zh', '/solutions/media-market'],
  ['en', '/solutions/crypto', 'zh', '/solutions/data-collection'],
  ['en', '/solutions/digital-agency', 'zh', '/solutions/price-comparison'],
  ['en', '/solutions/ticketing', 'zh', '/solutions/self-examination'],
  ['en', '/solutions/web-scraping', 'zh', '/'],
  ['zh', '/solutions/media-market', 'en', '/solutions/betting'],
  ['zh', '/guide/use-synchronizer', 'en', '/blog'],
  ['en', '/solutions/amazon', 'vn', '/vn/use-cases/amazon'],
  ['en', '/solutions/facebook', 'ru', '/use-cases/facebook'],
  ['ru', '/use-cases/whatsapp', 'en', '/'],
  ['en', '/solutions/amazon', 'de', '/de'],
] as const;

for (const [from, path, to, target] of examples) {
  test(`${path} in ${from} leads to ${target} in ${to}`, async ({ request }) => {
    const answer = await ask(request, localOrigin(hostOf(from)) + pathIn(from, path));
    const link = pickerLinks(await answer.text()).find(({ code }) => code === to);
    expect(link?.href).toBe(hostOf(from) === hostOf(to) ? target : localOrigin(hostOf(to)) + target);
  });
}

test('an article with an address of its own in Russian leads there, and the Russian menus lead to the Russian blog', async ({
  request,
}) => {
  const home = await (await ask(request, `${localOrigin('ru')}/`)).text();
  const [header, footer] = ['header', 'footer'].map(
    (part) => new RegExp(`<${part}[\\s\\S]*</${part}>`).exec(home)?.[0],
  );
  expect(header).toContain(`href="${russianBlog}"`);
  expect(footer).toContain(`href="${russianBlog}"`);
});
