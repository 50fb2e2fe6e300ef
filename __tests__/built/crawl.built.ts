/**
 * What only a served host can show of all addresses: every page answers 200 at its own, and no permanent redirect of a manifest
 * ends in a 404. Links, hashes and languages are checked on the built files (`npm run content -- links`, docs/review.md).
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pMap from 'p-map';
import { publicHosts } from '../../src/site/hosting/hosts';
import { isNotFoundPage } from '../../src/site/hosting/request-paths';
import { enabledLocales } from '../../src/site/languages/locales';
import { distOf } from '../../workshop/paths';
import { addressOf, ask, endOf } from '../e2e/support/hosts';
import { publicPages } from '../e2e/support/pages';

test('every page answers 200 at its own address', async ({ request }) => {
  const { pages } = await publicPages();
  const asked = pages.filter((page) => !isNotFoundPage(page.path));
  expect(asked.length).toBeGreaterThan(enabledLocales.length * 20);
  const answers = await pMap(
    asked,
    async (page) => {
      const address = addressOf(page.locale, page.path);
      return [address, (await ask(request, address)).status()] as const;
    },
    { concurrency: 32 },
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

for (const host of publicHosts) {
  test(`${host}: every permanent redirect that the manifest names ends in a page, or off the site`, async () => {
    const manifest = readFileSync(path.join(distOf(host), '_redirects'), 'utf8');
    const sources = manifest
      .split('\n')
      .map((line) => line.split(/\s+/))
      .filter(([from = '', , status = '']) => from.startsWith('/') && !from.endsWith('*') && status.startsWith('301'))
      .map(([from = '']) => from);
    expect(sources.length).toBeGreaterThan(20);
    const ends = await pMap(sources, async (from) => [from, await endOf(host, from)] as const, { concurrency: 32 });
    expect(ends.filter(([, end]) => end !== 200 && end !== 'outside')).toEqual([]);
  });
}
