/**
 * The table of addresses: host and path with query → status, location, and the first rule that applied.
 *
 * One table for three readers: the engine, the emitted manifest with the edge function, and the served local host.
 * `redirectCases` holds for the site with any content; `authorCases` for the small site of the tests.
 */
import type { BuildTarget } from '../../src/site/hosting/hosts';
import type { RuleNumber } from '../../src/site/redirects/rules';

/** One row. Where nothing redirects the location is null, and the rule 12 for an address that leads nowhere. */
export interface RedirectCase {
  readonly host: BuildTarget;
  readonly address: string;
  readonly status: 200 | 301 | 302 | 404;
  readonly location: string | null;
  readonly rule: RuleNumber | 12 | null;
  /** All rules that take part, in their order. */
  readonly rules: readonly RuleNumber[];
}

const G = 'https://www.facet.example';
const Z = 'https://www.facet-zh.example';
const R = 'https://ru.facet.example';
const B = 'https://blog.facet-ru.example/';

type Row = readonly [
  address: string,
  status: 200 | 301 | 302 | 404,
  location?: string,
  rules?: RuleNumber | readonly RuleNumber[],
];

/** Addresses that nothing redirects, with the same status. */
const all = (status: Row[1], addresses: string): readonly Row[] =>
  addresses.split(' ').map((address) => [address, status]);

const on = (host: BuildTarget, rows: readonly Row[]): RedirectCase[] =>
  rows.map(([address, status, location = null, some = []]) => {
    const rules = [some].flat();
    return { host, address, status, location, rules, rule: rules[0] ?? (status === 404 ? 12 : null) };
  });

export const redirectCases: readonly RedirectCase[] = [
  ...on('global', [
    // Pages, where nothing applies
    ...all(200, '/ /?x=1 /pricing /pricing?x=1&y=2 /vn'),
    ['/vn/', 301, '/vn', 6],
    ...all(200, '/vn/pricing /fil/download /referral-program/superSeptember'),
    // Rule 1
    ['/ru', 301, `${R}/`, 1],
    ['/ru/', 301, `${R}/`, 1],
    ['/ru?x=1', 301, `${R}/?x=1`, 1],
    ['/ru/pricing', 301, `${R}/pricing`, 1],
    ['/ru/pricing?x=1&y=%20', 301, `${R}/pricing?x=1&y=%20`, 1],
    ['/zh', 301, `${Z}/`, 1],
    ['/zh/guide/use-synchronizer', 301, `${Z}/guide/use-synchronizer`, 1],
    ['/zh/pricing?utm_source=a', 301, `${Z}/pricing?utm_source=a`, 1],
    ['/en', 301, `${G}/`, 1],
    ['/en?x', 301, `${G}/?x`, 1],
    ['/en/pricing', 301, `${G}/pricing`, 1],
    ['/en/vn/pricing', 301, `${G}/vn/pricing`, 1],
    ['/en/vn?x=1', 301, `${G}/vn/?x=1`, [1, 8]],
    ['/en/ru/pricing', 301, `${R}/pricing`, 1],
    ['/ru/en/zh', 301, `${Z}/`, 1],
    ['/ru/logo.png', 301, `${R}/logo.png`, 1],
    ...all(404, '/rust /runes/x /english /vn/ru/pricing /RU/pricing'),
    // Rule 1 with others
    ['/zh/Pricing', 301, `${Z}/pricing`, [1, 4]],
    ['/en/fil?x=1', 301, `${G}/fil/?x=1`, [1, 8]],
    ['/en/blog/facebook%3Aagency-ad-account', 301, `${G}/blog/facebook-agency-ad-account`, [1, 9]],
    ['//ru', 301, `${R}/`, [5, 1]],
    ['/ru/pricing/', 301, `${R}/pricing`, [1, 6]],
    ['/ru/pricing.html', 301, `${R}/pricing`, [1, 7]],
    ['/ru//pricing.html/', 301, `${R}/pricing`, [1, 5, 6, 7]],
    ['/ru//pricing.html/?x=1', 301, `${R}/pricing?x=1`, [1, 5, 6, 7]],
    ['/ru//', 301, `${R}/`, [1, 3]],
    ['/ru//evil.example/a', 301, `${R}/evil.example/a`, [1, 5]],
    ['/ru/%5C', 301, `${R}/`, [1, 3]],
    ['/ru/Pricing', 301, `${R}/pricing`, [1, 4]],
    ['/zh/Download/?x', 301, `${Z}/download?x`, [1, 4]],
    ['/ru/%D1%86%D0%B5%D0%BD%D1%8B', 301, `${R}/%D1%86%D0%B5%D0%BD%D1%8B`, 1],
    ['/ru/a%3Fb', 301, `${R}/a%3Fb`, 1],
    ['/%72u/pricing', 301, `${R}/pricing`, 1],
    ['/ru.html', 301, `${R}/`, [7, 1]],
    ['//ru/pricing', 301, `${R}/pricing`, [5, 1]],
    ['/ru/blog', 302, B, [1, 2]],
    ['/ru/blog/first-rpa-flow', 301, `${B}pervyj-scenarij-rpa`, [1, 2]],
    ['/ru/blog/first-rpa-flow.html?x=1', 301, `${B}pervyj-scenarij-rpa?x=1`, [1, 2]],
    ['/ru/blog-basics?x=1', 302, `${B}?x=1&category=basics`, [1, 2]],
    ['/ru/guide/use-synchronizer', 302, B, [1, 2]],
    ['/en/blog/facebook:agency-ad-account', 301, `${G}/blog/facebook-agency-ad-account`, [1, 9]],
    // Rule 3
    ['//', 301, '/', 3],
    ['/\\', 301, '/', 3],
    ['/%5C', 301, '/', 3],
    ['/%5c?x=1', 301, '/?x=1', 3],
    ['//?x=1', 301, '/?x=1', 3],
    // Rule 4
    ['/vn//Pricing.html', 301, '/vn/pricing', 4],
    ['/Pricing', 301, '/pricing', 4],
    ['/Pricing?x=1', 301, '/pricing?x=1', 4],
    ['/Download', 301, '/download', 4],
    ['/vn/Pricing', 301, '/vn/pricing', 4],
    ['/fil/Download?x', 301, '/fil/download?x', 4],
    ['/Pricing/', 301, '/pricing', 4],
    ['/Pricing.html', 301, '/pricing', 4],
    ['/th//Pricing.html/', 301, '/th/pricing', 4],
    ...all(404, '/PRICING /Pricing/normal /xx/Pricing'),
    // Rule 5
    ['//pricing', 301, '/pricing', 5],
    ['/vn//pricing', 301, '/vn/pricing', 5],
    ['/vn///pricing//normal?x=1', 301, '/vn/pricing/normal?x=1', 5],
    ['///', 301, '/', 5],
    ['//evil.example', 301, '/evil.example', 5],
    ['//evil.example/%2e%2e', 301, '/', 3],
    ['/\\evil.example', 301, '/evil.example', 5],
    // Rule 6
    ['/pricing/', 301, '/pricing', 6],
    ['/pricing/?x=1', 301, '/pricing?x=1', 6],
    ['/vn/pricing/', 301, '/vn/pricing', 6],
    ['/nope/', 301, '/nope', 6],
    ['/pricing//', 301, '/pricing', [5, 6]],
    ['/blog/first-rpa-flow/', 301, '/blog/first-rpa-flow', 6],
    // Rule 7
    ['/pricing.html', 301, '/pricing', 7],
    ['/pricing.html?x=1', 301, '/pricing?x=1', 7],
    ['/vn/pricing.html', 301, '/vn/pricing', 7],
    ['/pricing%2Ehtml', 301, '/pricing', 7],
    ['/pricing.html.html', 301, '/pricing', 7],
    ['/pricing.html/', 301, '/pricing', [6, 7]],
    ['/index.html', 301, '/', 7],
    ['/pricing/index.html', 301, '/pricing', 7],
    ['/vn/index.html?x=1', 301, '/vn/?x=1', [7, 8]],
    ['/html', 404],
    // Rule 8
    ['/vn?x=1', 301, '/vn/?x=1', 8],
    ['/fil?utm_source=mail&utm_medium=x', 301, '/fil/?utm_source=mail&utm_medium=x', 8],
    ['/vn/?x=1', 200],
    ['/tc/?', 301, '/tc', 6],
    ['/vn//?x=1', 301, '/vn/?x=1', 5],
    ['/vn.html?x=1', 301, '/vn/?x=1', [7, 8]],
    // Rule 9
    ['/blog/facebook:agency-ad-account/', 301, '/blog/facebook-agency-ad-account', [6, 9]],
    ['/blog/facebook:agency-ad-account', 301, '/blog/facebook-agency-ad-account', 9],
    ['/blog/facebook%3Aagency-ad-account', 301, '/blog/facebook-agency-ad-account', 9],
    ['/blog/facebook%3aagency-ad-account?x=1', 301, '/blog/facebook-agency-ad-account?x=1', 9],
    ['/blog/facebook%253Aagency-ad-account', 301, '/blog/facebook-agency-ad-account', 9],
    ...all(404, '/blog/facebook:other /news/facebook:agency-ad-account'),
    // Rule 10 holds in Portuguese only
    ...all(404, '/blog/proxy-vs-vpn-vs-antidetect /es/blog/proxy-vs-vpn-vs-antidetect'),
    // Rule 12
    ...all(404, '/nope /nope?x=1 /vn/nope/deeper /vnm /%E0%A4%A /pricing%20'),
    // The 404 page by its own address, in every spelling that finds its file
    ...all(404, '/404 /404?x=1 /404/ /404.html /404/index.html /vn/404 /vn/404/ /vn/404.html /vn/404/index.html?x=1'),
    // Files and services are left alone
    ...all(404, '/static//logo.svg/ /static/nope.js /nope.png'),
    ...all(200, '/robots.txt /llms.txt'),
    // So is the Markdown of a page, unless something else than its address is asked for
    ...all(200, '/helps/install-facet.md /helps/install-facet.md?x=1 /vn/helps/install-facet.md'),
    ...all(404, '/helps/nope.md /pricing.md'),
    ['/helps/install-facet.md/', 301, '/helps/install-facet.md', 6],
    ['/helps/install-facet.md.html', 301, '/helps/install-facet.md', 7],
    ['/zh/helps/install-facet.md', 301, `${Z}/helps/install-facet.md`, 1],
    ['/builds/latest.json', 200],
    ['/page-data/nope/page-data.json', 404],
  ]),
  ...on('zh', [
    ...all(200, '/ /pricing'),
    ['/zh/pricing', 301, `${Z}/pricing`, 1],
    ['/en/pricing?x=1', 301, `${G}/pricing?x=1`, 1],
    ['/ru', 301, `${R}/`, 1],
    ['/ru/news-product', 302, `${B}?category=product`, [1, 2]],
    ['/pricing/', 301, '/pricing', 6],
    ['/Download', 301, '/download', 4],
    ...all(404, '/vn/pricing /vn?x=1 /nope /404 /404.html'),
  ]),
  ...on('ru', [
    ['/helps/install-facet.md', 200],
    ['/blog/first-rpa-flow.md', 302, B, 2],
    ...all(200, '/ /pricing /?x=1'),
    // Rule 1 before rule 2
    ['/ru/pricing', 301, `${R}/pricing`, 1],
    ['/ru/blog', 302, B, [1, 2]],
    ['/en/blog/first-rpa-flow', 301, `${G}/blog/first-rpa-flow`, 1],
    ['/zh/guide', 301, `${Z}/guide`, 1],
    // Rule 2
    ['/blog', 302, B, 2],
    ['/blog?x=1', 302, `${B}?x=1`, 2],
    ['/blog/page/2', 302, B, 2],
    ['/blog/unknown-article?x=1', 302, `${B}?x=1`, 2],
    ['/blog/first-rpa-flow', 301, `${B}pervyj-scenarij-rpa`, 2],
    ['/blog/first-rpa-flow?x=1', 301, `${B}pervyj-scenarij-rpa?x=1`, 2],
    ['/news/linux-appimage', 301, `${R}/download`, 2],
    ['/news/site-in-twenty-languages?x=1', 301, `${R}/about-us?x=1`, 2],
    ['/news', 302, B, 2],
    ['/guide', 302, B, 2],
    ['/guide/use-synchronizer', 302, B, 2],
    ['/blog-basics', 302, `${B}?category=basics`, 2],
    ['/blog-basics/fingerprint', 302, `${B}?category=basics`, 2],
    ['/blog-basics?x=1', 302, `${B}?x=1&category=basics`, 2],
    ['/blog-unknown', 302, `${B}?category=unknown`, 2],
    ['/blog-a%26b', 302, `${B}?category=a%26b`, 2],
    ['/blog-a&b=c', 302, `${B}?category=a%26b%3Dc`, 2],
    ['/news-product/page/2', 302, `${B}?category=product`, 2],
    ['/blogger', 404],
    // Rule 2 before what would tidy the path, and before rule 9
    ['/blog/', 302, B, 2],
    ['/blog/first-rpa-flow/', 301, `${B}pervyj-scenarij-rpa`, 2],
    ['/blog//first-rpa-flow.html/', 301, `${B}pervyj-scenarij-rpa`, 2],
    ['/blog.html', 302, B, 2],
    ['/blog/facebook:agency-ad-account', 302, B, 2],
    ['/Pricing', 301, '/pricing', 4],
    ...all(404, '/vn/pricing /nope /404 /404/'),
  ]),
  ...on('preview', [
    ['/ru/blog-basics/', 302, `${B}?category=basics`, 2],
    ...all(200, '/ /ru /zh/pricing /ru?x=1'),
    ['/ru/?x=1', 301, '/ru?x=1', 6],
    ['/zh/?x=1', 301, '/zh?x=1', 6],
    ['/en/pricing', 404],
    ['/ru/Pricing', 301, '/ru/pricing', 4],
    ['/ru/blog/first-rpa-flow', 301, `${B}pervyj-scenarij-rpa`, 2],
    ['/ru/news-product?x', 302, `${B}?x&category=product`, 2],
    ['/vn?x=1', 301, '/vn/?x=1', 8],
    ...all(404, '/zh/nope /zh/404 /ru/404/'),
  ]),
];

export const authorCases: readonly RedirectCase[] = [
  ...on('global', [
    ['/old-pricing', 301, '/pricing', 11],
    ['/old-pricing?x=1', 301, '/pricing?x=1', 11],
    ['/old-pricing/', 301, '/pricing', [6, 11]],
    ['/old-pricing.html', 301, '/pricing', [7, 11]],
    ['//old-pricing.html/?x', 301, '/pricing?x', [5, 6, 7, 11]],
    ['/old-pricing.html/', 301, '/pricing', [6, 7, 11]],
    ['/en/pt/blog/proxy-vs-vpn-vs-antidetect', 301, `${G}/pt/blog/proxy-vpn-antidetect-browser`, [1, 10]],
    ['/en/old-pricing', 301, `${G}/pricing`, [1, 11]],
    ['/vn/old-pricing', 404],
    ['/vn/bang-gia', 301, '/vn/pricing', 11],
    ['/bang-gia', 404],
    ['/de/preise/alt?x=1', 301, '/de/pricing?x=1', 11],
    ['/th/%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2', 301, '/th/pricing', 11],
    ['/th/%e0%b8%a3%e0%b8%b2%e0%b8%84%e0%b8%b2', 301, '/th/pricing', 11],
    ['/manual?x=1', 301, 'https://docs.facet.example/docs/en/start/install?x=1', 11],
    ['/ru/stoimost', 301, `${R}/pricing`, [1, 11]],
    ['/zh/jiage/?x', 301, `${Z}/pricing?x`, [1, 6, 11]],
    ['/brochure.pdf', 301, '/download', 11],
    // The articles whose ids have changed, which every language of the small site has
    ['/vn/blog/facebook:agency-ad-account', 301, '/vn/blog/facebook-agency-ad-account', 9],
    ['/pt/blog/facebook%253aagency-ad-account.html', 301, '/pt/blog/facebook-agency-ad-account', [7, 9]],
    ['/pt/blog/proxy-vs-vpn-vs-antidetect', 301, '/pt/blog/proxy-vpn-antidetect-browser', 10],
    ['/pt/blog/proxy-vs-vpn-vs-antidetect?x', 301, '/pt/blog/proxy-vpn-antidetect-browser?x', 10],
    ['/pt//blog/proxy-vs-vpn-vs-antidetect/', 301, '/pt/blog/proxy-vpn-antidetect-browser', [5, 6, 10]],
    // Pages of the small site
    ...all(200, '/synchronizer /blog/first-rpa-flow /blog/facebook-agency-ad-account /vn/use-cases/amazon'),
    ...all(200, '/solutions/amazon'),
    ['/use-cases/amazon', 404],
    ...all(200, '/app-01234567.js /static/logo.svg'),
  ]),
  ...on('zh', [
    ['/jiage', 301, '/pricing', 11],
    ['/blog/facebook:agency-ad-account', 301, '/blog/facebook-agency-ad-account', 9],
    ['/zh/jiage', 301, `${Z}/pricing`, [1, 11]],
    ['/guide/use-synchronizer', 200],
    ['/old-pricing', 404],
  ]),
  ...on('ru', [
    ['/stoimost?x=1', 301, '/pricing?x=1', 11],
    ['/use-cases/amazon', 200],
    ['/solutions/amazon', 404],
  ]),
  ...on('preview', [
    ['/ru/stoimost', 301, '/ru/pricing', 11],
    ['/zh/jiage', 301, '/zh/pricing', 11],
    ['/old-pricing', 301, '/pricing', 11],
  ]),
];

/** Addresses of the table that name no page however they are written: a rule tidies them, and they stay nothing. */
export const nowhere: readonly string[] = [
  '/nope/',
  '/ru/logo.png',
  '/ru//evil.example/a',
  '/ru/%D1%86%D0%B5%D0%BD%D1%8B',
  '/ru/a%3Fb',
  '//evil.example',
  '/\\evil.example',
];
