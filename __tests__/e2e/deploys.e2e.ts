/** What the built hosts may do, by the table of docs/builds.md: the public ones as in production, and the preview of a pull request. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { endpoints } from '../../src/site/hosting/endpoints';
import { createLocalHost } from '../../workshop/local/host/local-host';
import { createReferenceApi } from '../../workshop/local/reference-api/reference-api';
import { deployTable } from '../support/deploy-table';
import { sentBy } from './support/kept-and-sent';
import { test } from './support/runtime';
import { siteRoot } from './support/site';

const built = deployTable.filter(({ host, context }) =>
  host === 'preview' ? context === 'deploy-preview' : context === 'production',
);

const counting = [endpoints.recordSource, endpoints.recordData, endpoints.beacon, endpoints.statistics];

for (const { host, facts } of built) {
  test(`${host}: ${JSON.stringify(facts)}`, async ({ page }) => {
    const dist = path.join(siteRoot, 'dist');
    // There, a visitor who says nothing is counted.
    const local = await createLocalHost({ dist, port: 0, api: createReferenceApi(), place: 'US' });
    const origin = local.origins[host] ?? '';
    const ask = (address: string) => local.fetch(new Request(origin + address));
    try {
      expect((await ask('/pricing')).headers.has('x-robots-tag')).toBe(!facts.indexed);
      expect(await (await ask('/robots.txt')).text()).toContain(facts.indexed ? '\nAllow: /\n' : '\nDisallow: /\n');
      expect((await ask('/helps/draft')).status).toBe(facts.drafts ? 200 : 404);
      expect(readFileSync(path.join(dist, host, '_redirects'), 'utf8').includes('https://api.facet.example')).toBe(
        facts.API,
      );
      const sent = sentBy(page, origin);
      await page.goto(`${origin}/pricing`, { referer: 'http://search.example/' });
      // Nothing of it comes later: the last begins half a second after the page is usable.
      if (!facts.counted) await page.waitForTimeout(5_000);
      await expect.poll(() => [...sent], { timeout: 20_000 }).toContain(`GET ${endpoints.baseInfo}`);
      await expect
        .poll(() => counting.filter((endpoint) => sent.has(`POST ${endpoint}`)), { timeout: 20_000 })
        .toEqual(facts.counted ? counting : []);
    } finally {
      await local.close();
    }
  });
}
