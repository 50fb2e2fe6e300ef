import { siteFunction } from '../../netlify/edge-functions/site/site-function';
import { siteFrom } from '../../src/site/hosting/hosts';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import { addresses } from '../support/arbitrary-addresses';
import { followChain, type Hosts } from '../support/follow-chain';
import { fc, fuzz, fuzzTimeoutMs } from '../support/fuzz';
import { inputFor, redirects, targets } from '../support/redirect-fixture';

jest.setTimeout(fuzzTimeoutMs);

const site = siteFrom({});

/** Each host by its edge function and the rules, without the manifest, whose matcher would take a million times a millisecond. */
const hosts: Hosts = new Map(
  targets.map((target) => {
    const edge = siteFunction({ ...inputFor(target), build: 'b1' });
    const context = { site: siteFrom({ SITE_HOST: target }), authorTarget: authorTargetOf(redirects) };
    const locationOf = (address: string): string | null => {
      const answer = edge(new Request(`https://host.example${address}`), { next: async () => new Response() });
      if (answer instanceof Response) return answer.headers.get('location');
      return resolveRedirect(address, context)?.location ?? null;
    };
    return [target, (address) => ({ status: 200, location: locationOf(address), by: 'edge' })];
  }),
);

test('1,000,000 addresses through the edge function and the rules: none escapes, loops or throws', () => {
  // The function lets a request through when it fails, and says so.
  const faults = jest.spyOn(console, 'error').mockImplementation(() => {});
  fc.assert(
    fc.property(fc.constantFrom(...targets), addresses, (target, address) => {
      fc.pre(URL.canParse(`https://host.example${address}`));
      followChain(hosts, site, target, address);
    }),
    fuzz(1_000_000),
  );
  expect(faults).not.toHaveBeenCalled();
});
