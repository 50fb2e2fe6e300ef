/**
 * Generated addresses: what visitors, crawlers and attackers might ask for.
 */

import { enabledLocales } from '../../src/site/languages/locales';
import { colonArticleIds, russianArticlePaths } from '../../src/site/pages/moved-articles';
import { fc } from './fuzz';

const words = [
  ...enabledLocales,
  ...'blog news guide blog-basics news-product guide- blog-a&b pricing Pricing Download PRICING index.html pricing.html'.split(
    ' ',
  ),
  ...'.html html logo.png static api old-pricing stoimost proxy-vs-vpn-vs-antidetect page 404'.split(' '),
  ...colonArticleIds,
  ...russianArticlePaths.map((path) => path.split('/')[2] ?? ''),
];

const odd = [
  ...['', '\t', '\n', ' ', '\u202e', '\ud800', 'x'.repeat(3000), 'en/'.repeat(400), '/.html'.repeat(300)],
  ...'. .. %2e%2e %2E %2F %5C %5c %25 %252e %00 % %zz %E0%A4%A @ : ; * цены ราคา 価格 𝕏'.split(' '),
  ...'evil.example www.facet.example.evil.example user:pass@evil.example https: https://evil.example'.split(' '),
  'javascript:alert(1)',
];

const mixedCase = fc
  .tuple(fc.constantFrom(...words), fc.nat())
  .map(([word, seed]) => [...word].map((c, place) => ((seed >> (place % 30)) & 1 ? c.toUpperCase() : c)).join(''));

const encoded = fc
  .tuple(fc.constantFrom(...words), fc.nat({ max: 40 }))
  .map(([word, place]) => [...word].map((c, at) => (at === place ? `%${c.charCodeAt(0).toString(16)}` : c)).join(''));

const segment = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words) },
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: mixedCase },
  { weight: 1, arbitrary: encoded },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }) },
);

const separator = fc.oneof(
  { weight: 8, arbitrary: fc.constant('/') },
  { weight: 1, arbitrary: fc.constantFrom('//', '\\', '/\\', '///', '/./', '/../') },
);

const path = fc
  .tuple(
    fc.array(fc.tuple(separator, segment), { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '', '/', '//', '.html', '.html/', '\\'),
  )
  .map(([pieces, tail]) => pieces.map((piece) => piece.join('')).join('') + tail);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom('?x=1', '?', '?category=old', '?a=%20&b=//evil.example', '?q=ü', "?'") },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => `?${text.replaceAll('#', '')}`) },
);

/** Path and query; the path begins with a slash or a backslash. */
export const addresses: fc.Arbitrary<string> = fc.tuple(path, query).map((pieces) => pieces.join(''));
