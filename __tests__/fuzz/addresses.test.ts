import { siteFunction } from '../../netlify/edge-functions/site/site-function';
import { type BuildTarget, publicHosts, siteFrom } from '../../src/site/hosting/hosts';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import { addresses } from '../support/arbitrary-addresses';
import { fc, fuzz, fuzzTimeoutMs } from '../support/fuzz';
import { inputFor, redirects, targets } from '../support/redirect-fixture';

jest.setTimeout(fuzzTimeoutMs);

const { config } = siteFrom({});
const originOf = (target: BuildTarget): string =>
  target === 'preview' ? 'https://preview.example' : config.origins[target];
const allowed = [...Object.values(config.origins), 'https://blog.facet-ru.example', 'https://docs.facet.example'];
const letThrough = new Response(null);
const sites = new Map(targets.map((target) => [target, siteFrom({ SITE_HOST: target })]));
const edges = new Map(targets.map((target) => [target, siteFunction({ ...inputFor(target), build: 'b1' })]));
const authorTarget = authorTargetOf(redirects);
const faults: unknown[] = [];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation((...fault) => void faults.push(fault)));
afterEach(() => jest.restoreAllMocks());

/** Where the edge function and the rules lead from an address; null when they lead nowhere. */
function next(target: BuildTarget, url: URL): URL | null {
  const answer = edges.get(target)?.(new Request(url), { next: async () => letThrough });
  const location =
    answer instanceof Response
      ? answer.headers.get('location')
      : (resolveRedirect(url.href.slice(url.origin.length), { site: sites.get(target) ?? siteFrom({}), authorTarget })
          ?.location ?? null);
  return location === null ? null : new URL(location, url);
}

/** What is wrong with the way from an address; null when nothing is. */
function brokenWay(target: BuildTarget, address: string): string | null {
  let url = new URL(originOf(target) + address);
  let host = target;
  for (let hops = 0; hops < 4; hops += 1) {
    const found = next(host, url);
    if (!found) return null;
    if (found.href === url.href) return `leads to itself: ${url.href}`;
    if (![...allowed, originOf(target)].includes(found.origin)) return `leads to ${found.origin}`;
    if (found.username || found.password) return 'carries user information';
    const arrival =
      found.origin === url.origin ? host : publicHosts.find((name) => config.origins[name] === found.origin);
    if (arrival === undefined) return null;
    url = found;
    host = arrival;
  }
  return `does not end: ${url.href}`;
}

test('1,000,000 addresses through the edge function and the rules: none escapes, loops or throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...targets), addresses, (target, address) => {
      if (!URL.canParse(originOf(target) + address)) return;
      const broken = brokenWay(target, address);
      if (broken) throw new Error(`${target}: ${JSON.stringify(address)} ${broken}`);
    }),
    fuzz(1_000_000),
  );
  // The function lets a request through when it fails, and says so.
  expect(faults).toEqual([]);
});
