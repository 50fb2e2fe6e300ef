/**
 * Pages of every template of the public hosts, for tests that look at all of them: one of each markup, the most different first.
 */
import type { RoutePath } from '../../../src/site/hosting/route-path';
import type { TemplateName } from '../../../src/site/pages/routes';

/** A path that the template serves, in English unless the template exists in Chinese only. */
export const samplePaths: Readonly<Record<Exclude<TemplateName, 'components'>, readonly RoutePath[]>> = {
  home: ['/'],
  generic: ['/privacy'],
  feature: ['/synchronizer', '/local-api', '/rpa', '/teamwork'],
  icons: ['/_icons'],
  about: ['/about-us'],
  alternative: ['/alternatives/gologin-alternative'],
  'article-list': ['/blog', '/blog-guides/e-commerce', '/blog/page/2'],
  article: ['/blog/sample', '/helps/with-code', '/guide/sample'],
  'browser-check': ['/browser-check'],
  download: ['/download'],
  error: ['/error/404', '/error/502'],
  faq: ['/faq'],
  'grouped-list': ['/helps', '/guide'],
  links: ['/links'],
  'open-source': ['/open-source'],
  'partner-plan': ['/partner-plan'],
  'partner-list': ['/partner'],
  partner: ['/partner/flows'],
  'pre-sales': ['/pre-sales'],
  pricing: ['/pricing', '/pricing/september', '/pricing/normal'],
  'proxy-help': ['/helps/with-tool'],
  'referral-program': ['/referral-program', '/referral-program/superSeptember', '/referral-program/referralProgram'],
  'release-list': ['/release'],
  release: ['/release/3-6'],
  solutions: ['/solutions', '/use-cases'],
  solution: ['/solutions/amazon', '/use-cases/amazon'],
  tour: ['/tour'],
};
