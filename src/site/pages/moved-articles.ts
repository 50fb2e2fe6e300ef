/** Articles that have moved (specification 2.5, rules 2, 9 and 10). */
import type { SiteConfig } from '../hosting/config.ts';

/** On the Russian blog, or on the main site of the Russian host. */
type Elsewhere = { readonly blog: string } | { readonly site: `/${string}` };

/** By section and id (rule 2). The slugs are the Russian blog's. */
const russianArticles: Readonly<Record<'blog' | 'news', Readonly<Record<string, Elsewhere>>>> = {
  blog: {
    'what-is-a-browser-fingerprint': { blog: 'chto-takoe-otpechatok-brauzera' },
    'what-is-an-anti-detect-browser': { blog: 'chto-takoe-antidetekt-brauzer' },
    'proxy-vpn-antidetect-browser': { blog: 'proksi-vpn-ili-antidetekt-brauzer' },
    'how-to-choose-a-proxy': { blog: 'kak-vybrat-proksi' },
    'new-accounts-first-week': { blog: 'pervaya-nedelya-novyh-akkauntov' },
    'organise-hundreds-of-profiles': { blog: 'kak-uporyadochit-sotni-profilej' },
    'facebook-agency-ad-account': { blog: 'agentskij-reklamnyj-kabinet-facebook' },
    'playwright-with-the-local-api': { blog: 'playwright-i-lokalnyj-api' },
    'first-rpa-flow': { blog: 'pervyj-scenarij-rpa' },
    'synchronizer-or-rpa': { blog: 'sinhronizator-ili-rpa' },
    'webrtc-leaks-explained': { blog: 'utechki-webrtc' },
    'canvas-and-webgl-fingerprinting': { blog: 'otpechatki-canvas-i-webgl' },
    'sharing-accounts-without-passwords': { blog: 'obshchij-dostup-bez-parolej' },
  },
  news: {
    'synchronizer-per-window-text': { blog: 'sinhronizator-tekst-dlya-kazhdogo-okna' },
    'local-api-patch-and-delete': { blog: 'lokalnyj-api-patch-i-delete' },
    'linux-appimage': { site: '/download' },
    'site-in-twenty-languages': { site: '/about-us' },
    'vulnerability-reports': { blog: 'soobshcheniya-ob-uyazvimostyah' },
    'monthly-office-hours': { site: '/pre-sales' },
  },
};

/** As paths within the language: `/blog/first-rpa-flow`. */
export const russianArticlePaths: readonly `/${string}`[] = Object.entries(russianArticles).flatMap(
  ([section, articles]) => Object.keys(articles).map((id): `/${string}` => `/${section}/${id}`),
);

/** Whether a path is in a section whose Russian articles have moved. */
const hasLeftRussian = (path: string): boolean => /^\/(?:blog|news|guide)(?:-|\/|$)/.test(path);

/** Where a Russian page has moved: to its article, or else the Russian blog. Null for other sections. */
export function russianPlace(config: SiteConfig, path: string) {
  if (!hasLeftRussian(path)) return null;
  const [, section, id, ...rest] = path.split('/');
  const articles = rest.length === 0 && (section === 'blog' || section === 'news') ? russianArticles[section] : {};
  const place = id !== undefined && Object.hasOwn(articles, id) ? articles[id] : undefined;
  if (!place) return { address: config.russianBlogUrl, isArticle: false };
  const address =
    'site' in place ? config.origins.ru + place.site : `${config.russianBlogUrl.replace(/\/?$/, '/')}${place.blog}`;
  return { address, isArticle: true };
}

/** The three spellings of the old id with a colon (rule 9), as they appear in requests. */
export const colonArticleIds = [':', '%3A', '%253A'].map((colon) => `facebook${colon}agency-ad-account`);

/** The article of rule 9 under its old id, and its path in a language that has it. */
export const colonArticle = {
  from: '/blog/facebook:agency-ad-account',
  to: '/blog/facebook-agency-ad-account',
} as const;

/** The article of rule 10, likewise. */
export const portugueseArticle = {
  from: '/blog/proxy-vs-vpn-vs-antidetect',
  to: '/blog/proxy-vpn-antidetect-browser',
} as const;
