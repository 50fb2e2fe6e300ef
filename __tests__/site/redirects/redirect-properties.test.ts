import { type BuildTarget, publicHosts, type Site, siteFrom } from '../../../src/site/hosting/hosts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects';
import { maxAddressLength, maxPathLength } from '../../../src/site/redirects/request-url';
import { maxRulesPerHop, type Resolution, resolveRedirect } from '../../../src/site/redirects/resolve';
import { addresses } from '../../support/arbitrary-addresses';
import { fc, property } from '../../support/fuzz';
import { manifestHost } from '../../support/manifest-host';
import { processorTime } from '../../support/processor-time';
import { inputFor, redirects, targets } from '../../support/redirect-fixture';

// Tens of thousands of addresses take some seconds, and more on a busy machine.
jest.setTimeout(120_000);

const authorTarget = authorTargetOf(redirects);
const sites = new Map<BuildTarget, Site>(targets.map((target) => [target, siteFrom({ SITE_HOST: target })]));
const siteOf = (target: BuildTarget): Site => sites.get(target) ?? siteFrom({});
const { config } = siteOf('global');

/** The origins to which a redirect may lead. */
const allowed = [...Object.values(config.origins), 'https://blog.facet-ru.example', 'https://docs.facet.example'];

/** The origin on which a request for a build arrives; a preview has an address of its own. */
const originOf = (target: BuildTarget): string =>
  target === 'preview' ? 'https://preview.example' : config.origins[target];

const resolve = (target: BuildTarget, address: string): Resolution | null =>
  resolveRedirect(address, { site: siteOf(target), authorTarget });

/** The URL to which a browser would go. */
const followed = (target: BuildTarget, { location }: Resolution): URL => new URL(location, originOf(target));

/** Where the rules would lead from there: nowhere, on hosts that are not ours. */
function secondHop(target: BuildTarget, first: Resolution): Resolution | null {
  const url = followed(target, first);
  const arrival = first.external ? publicHosts.find((host) => config.origins[host] === url.origin) : target;
  return arrival === undefined ? null : resolve(arrival, url.href.slice(url.origin.length));
}

/** The first property that an address breaks, or null. Plain comparisons: a hundred thousand `expect`s take a minute. */
function brokenProperty(target: BuildTarget, address: string): string | null {
  const found = resolve(target, address);
  if (!found) return null;
  const asked = new URL(originOf(target) + address);
  const url = followed(target, found);
  const added = found.rules.at(-1) === 2 ? /^[?&]category=[^&]+$|^$/ : /^$/;
  if (url.href === asked.href) return 'leads to itself';
  if (secondHop(target, found)) return 'takes a second hop';
  if (![...allowed, originOf(target)].includes(url.origin)) return `leads to ${url.origin}`;
  if (!found.external && url.origin !== originOf(target)) return 'leaves the host unsaid';
  if (url.username || url.password) return 'carries user information';
  if (!/^[\x21-\x7e]+$/.test(found.location)) return 'does not fit into a header';
  if (!url.search.startsWith(asked.search)) return 'loses the query';
  if (!added.test(url.search.slice(asked.search.length))) return 'adds to the query';
  return found.rules.length < maxRulesPerHop ? null : 'needs too many rules';
}

const keepsEveryProperty = (target: BuildTarget, address: string): void => {
  const broken = brokenProperty(target, address);
  if (broken) throw new Error(`${target}: ${JSON.stringify(address)} ${broken}`);
};

test.each(targets)('10,000 generated addresses on %s keep every property', (target) => {
  fc.assert(
    fc.property(addresses, (address) => expect(() => keepsEveryProperty(target, address)).not.toThrow()),
    { numRuns: 10_000 },
  );
});

property(
  'addresses of any text neither throw nor lead off the site',
  [fc.constantFrom(...targets), fc.string({ unit: 'binary', maxLength: 60 })],
  (target, text) => {
    expect(() => {
      resolve(target, text);
      keepsEveryProperty(target, `/${text}`);
    }).not.toThrow();
  },
  { numRuns: 20_000 },
);

test('what is asked on any host, the manifest with the edge function answers as the rules do', async () => {
  for (const target of targets) {
    const input = inputFor(target);
    const host = await manifestHost(input);
    const lists: readonly string[] = input.paths;
    fc.assert(
      fc.property(addresses, (address) => {
        fc.pre(address.length <= maxPathLength);
        const found = resolve(target, address);
        const answer = host(address);
        // The list of a tag that is not built leads to that of its category, by the manifest alone.
        const [list = ''] = answer.location?.split('?') ?? [];
        const isBelowList = /\/(?:blog|news|guide)-\w+$/.test(list) && lists.includes(list);
        expect(answer.location).toBe(found?.location ?? (isBelowList ? answer.location : null));
        if (found) expect(answer.status).toBe(found.status);
      }),
      { numRuns: 600 },
    );
  }
});

const long = [
  '/'.repeat(100_000),
  `/${'en/'.repeat(30_000)}`,
  `/x${'.html'.repeat(20_000)}`,
  `/x${'/.html'.repeat(20_000)}`,
  `/x${'%2e'.repeat(20_000)}`,
  `/ru${'/..'.repeat(20_000)}//`,
  `/${'\\'.repeat(100_000)}?${'q'.repeat(100_000)}`,
  `/ru/pricing?${'q'.repeat(1_000_000)}`,
  `/ru/pricing?${'q'.repeat(maxAddressLength - 20)}`,
  `/${'x/'.repeat(maxPathLength / 2 - 1)}`,
  `/x${'/.html'.repeat(340)}`,
  `/${'en/'.repeat(680)}`,
  `/${'en//'.repeat(500)}`,
];

test.each(targets)(
  'the work for one address is bounded: the longest and most contrived take little time on %s',
  (target) => {
    for (const address of long) {
      // Milliseconds: a rule that reads an address again for each of its parts would take seconds.
      expect(processorTime(() => resolve(target, address))).toBeLessThan(500);
      const found = resolve(target, address);
      if (found) expect(secondHop(target, found)).toBeNull();
    }
  },
);

test('the work for one address is bounded: a path that is too long for any page is looked at by no rule', () => {
  expect(resolve('global', `/ru/${'x'.repeat(maxPathLength)}`)).toBeNull();
});
