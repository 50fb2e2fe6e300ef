import { rm } from 'node:fs/promises';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../../src/site/redirects/resolve';
import { createLocalHost, type LocalHost } from '../../../workshop/local/host/local-host';
import { type HostAnswer, manifestHost } from '../../support/manifest-host';
import { authorCases, type RedirectCase, redirectCases } from '../../support/redirect-cases';
import { buildFixture, inputFor, redirects, targets } from '../../support/redirect-fixture';

// Building the small site and opening its hosts takes seconds on a busy machine.
jest.setTimeout(60_000);

const cases: readonly RedirectCase[] = [...redirectCases, ...authorCases];

const titled = (rows: readonly RedirectCase[]): [string, RedirectCase][] =>
  rows.map((row) => [`${row.host} ${row.address} → ${row.status} ${row.location ?? ''}`, row]);

test('the table holds at least 120 addresses, none twice', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(new Set(cases.map(({ host, address }) => `${host} ${address}`)).size).toBe(cases.length);
});

describe('the engine', () => {
  test.each(titled(cases))('%s', (_title, { host, address, status, location, rule }) => {
    const found = resolveRedirect(address, {
      site: siteFrom({ SITE_HOST: host }),
      authorTarget: authorTargetOf(redirects),
    });
    expect(found?.location ?? null).toBe(location);
    if (found) expect([found.status, found.rule]).toEqual([status, rule]);
    else expect([200, 404]).toContain(status);
    expect(found?.external ?? false).toBe(location?.startsWith('https:') ?? false);
  });
});

describe('the manifest with the edge function', () => {
  const hosts = new Map<string, (address: string) => HostAnswer>();
  beforeAll(async () => {
    for (const target of targets) hosts.set(target, await manifestHost(inputFor(target)));
  });

  test.each(titled(cases))('%s', (_title, { host, address, status, location }) => {
    expect(hosts.get(host)?.(address)).toMatchObject({ status, location });
  });
});

describe('the served local host', () => {
  let dist: string;
  let local: LocalHost;
  beforeAll(async () => {
    dist = await buildFixture();
    local = await createLocalHost({ dist, port: 0 });
  });
  afterAll(async () => {
    await local.close();
    await rm(dist, { recursive: true });
  });

  test.each(titled(cases))('%s', async (_title, { host, address, status, location }) => {
    const answer = await local.fetch(new Request(`${local.origins[host]}${address}`));
    expect(answer.status).toBe(status);
    expect(publicLocation(answer.headers.get('location'), local)).toBe(location);
  });
});

/** A local location in the words of the table. */
function publicLocation(location: string | null, { origins }: LocalHost): string | null {
  const { config } = siteFrom({});
  return (['zh', 'ru', 'global'] as const).reduce<string | null>(
    (text, host) => text?.replace(new RegExp(`^${origins[host]}(?=/)`), config.origins[host]) ?? null,
    location,
  );
}
