/**
 * A built page of each template, for what is measured or limited: no tool names an entry, so authors may rename, move and delete any.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../src/gatsby/written/page-manifest-format';
import { defaultLocale } from '../../src/site/languages/locales';
import { distOf } from '../paths';

/** The route of which a page is taken, by the name of its template. */
export const sampleRoutes = {
  home: '/ home',
  generic: '/{html} generic',
  feature: '/{html} feature',
  about: '/about-us about',
  alternative: '/alternatives/{id} alternative',
  'article-list': '/blog article-list',
  article: '/blog/{id} article',
  'browser-check': '/browser-check browser-check',
  download: '/download download',
  faq: '/faq faq',
  'grouped-list': '/helps grouped-list',
  links: '/links links',
  'partner-plan': '/partner-plan partner-plan',
  'partner-list': '/partner partner-list',
  partner: '/partner/{id} partner',
  'pre-sales': '/pre-sales pre-sales',
  pricing: '/pricing pricing',
  'referral-program': '/referral-program referral-program',
  'release-list': '/release release-list',
  release: '/release/{id} release',
  solutions: '/solutions solutions',
  solution: '/solutions/{id} solution',
} as const;
export type SampleTemplate = keyof typeof sampleRoutes;

/**
 * What finds the first English page of a route on the built global host, by its path.
 * @throws when the host is not built; what it returns, when it has no such page
 */
export function readSamples(): (route: string) => string {
  const file = path.join(distOf('global'), 'builds/pages.json');
  if (!existsSync(file)) throw new Error(`${file} is not there; "npm run build" writes it`);
  const english = (readManifest(readFileSync(file, 'utf8'))?.pages ?? []).filter(
    ({ locale }) => locale === defaultLocale,
  );
  return (route) => {
    const [first] = english.flatMap((page) => (page.route === route ? [page.path] : [])).sort();
    if (first === undefined) throw new Error(`${file} has no page of the route "${route}" in ${defaultLocale}`);
    return first;
  };
}

/** Such a page of every template. */
export function samplePages(): Readonly<Record<SampleTemplate, string>> {
  const sample = readSamples();
  return Object.fromEntries(
    Object.entries(sampleRoutes).map(([template, route]) => [template, sample(route)]),
  ) as Record<SampleTemplate, string>;
}
