import { type BuildTarget, siteFrom } from '../../../src/site/hosting/hosts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../../src/site/redirects/resolve';
import { redirectRules } from '../../../src/site/redirects/rules';
import { type HostAnswer, manifestHost } from '../../support/manifest-host';
import { authorCases, type RedirectCase, redirectCases } from '../../support/redirect-cases';
import { inputFor, redirects, targets } from '../../support/redirect-fixture';

// Building the small site and opening its hosts takes seconds on a busy machine.
jest.setTimeout(60_000);

const cases: readonly RedirectCase[] = [...redirectCases, ...authorCases];

const titled = (rows: readonly RedirectCase[]): [string, RedirectCase][] =>
  rows.map((row) => [`${row.host} ${row.address} → ${row.status} ${row.location ?? ''}`, row]);

test('the table holds at least 120 addresses, none twice', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(new Set(cases.map(({ host, address }) => `${host} ${address}`)).size).toBe(cases.length);
});

test('the list holds the rules of the specification in its order', () => {
  expect(redirectRules.map((rule) => rule.number)).toEqual(redirectRules.map((_, index) => index + 1));
});

test.each(titled(cases))('the engine: %s', (_title, { host, address, status, location, rule, rules }) => {
  const site = siteFrom({ SITE_HOST: host });
  const found = resolveRedirect(address, { site, authorTarget: authorTargetOf(redirects) });
  const external = location?.startsWith('https:') ?? false;
  if (location === null) expect([found, [200, 404].includes(status)]).toEqual([null, true]);
  else expect(found).toMatchObject({ location, status, rule, rules, external });
});

describe('the manifest with the edge function', () => {
  const hosts = new Map<BuildTarget, (address: string) => HostAnswer>();
  beforeAll(async () => {
    for (const target of targets) hosts.set(target, await manifestHost(inputFor(target)));
  });

  test.each(titled(cases))('%s', (_title, { host, address, status, location }) => {
    expect(hosts.get(host)?.(address)).toMatchObject({ status, location });
  });
});

test.each([
  ['/ru/pricing', null],
  ['/vn?x=1', null],
  ['/th?x=1', '/th/?x=1'],
  ['/en/pricing', 'https://www.facet.example/pricing'],
  // What begins with no slash is no address
  ['pricing/', null],
  ['', null],
])('where SITE_LOCALES leaves out languages, %j leads to %j', (address, location) => {
  const site = siteFrom({ SITE_HOST: 'global', SITE_LOCALES: 'en,th' });
  expect(resolveRedirect(address, { site })?.location ?? null).toBe(location);
});
