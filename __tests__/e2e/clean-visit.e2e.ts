/**
 * A clean browser opens a page, and its visitor touches nothing: what is sent and what is kept, to the last item, by the
 * law of the region and the browser's signal (docs/browser.md).
 */
import { expect } from '@playwright/test';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chatWidgetPath, snippetPath } from '../../workshop/local/reference-api/calls';
import { keptIn, sendSignal, sentBy } from './support/kept-and-sent';
import { test } from './support/runtime';

/** What the page needs to be one. */
const always = [`GET ${endpoints.baseInfo}`, `GET ${endpoints.latestBuild}`];
/** What comes with being counted; the beacon is the product's own, for the local hosts are. */
const counted = [
  `GET ${snippetPath}`,
  `POST ${endpoints.recordSource}`,
  `GET ${endpoints.visitorIp}`,
  `POST ${endpoints.recordData}`,
  `POST ${endpoints.beacon}`,
  `POST ${endpoints.statistics}`,
  `GET ${endpoints.chatConfiguration}`,
  `GET ${chatWidgetPath}`,
];
const keptWhenCounted = [
  'cookie facet_device',
  'cookie facet_referrer',
  'local site:referers',
  'session site:recorded',
];

const regions = [
  { region: 'a region of opt-in', place: 'DE', isCounted: false },
  { region: 'a region of notice', place: 'US', isCounted: true },
  { region: 'an unknown region', place: '', isCounted: false },
] as const;

for (const { region, place, isCounted } of regions) {
  test.describe(region, () => {
    test.use({ place });

    test('15 seconds without a click, with and without Global Privacy Control', async ({ browser, site }) => {
      const visit = async (signal: boolean): Promise<void> => {
        const context = await browser.newContext();
        if (signal) await sendSignal(context);
        const page = await context.newPage();
        const sent = sentBy(page, new URL(site.address('en', '/')).origin);
        await page.goto(site.address('en', '/pricing'), { referer: 'http://search.example/results?q=secret' });
        await page.waitForTimeout(15_000);
        const runs = isCounted && !signal;
        expect([...sent].sort()).toEqual([...always, ...(runs ? counted : [])].sort());
        const kept = (await keptIn(page, context)).map((entry) => entry.join(' '));
        // Events that came after the last batch wait for the next.
        expect(kept.filter((key) => !key.startsWith('local site:event:')).sort()).toEqual(runs ? keptWhenCounted : []);
        await context.close();
      };
      await Promise.all([visit(true), visit(false)]);
    });
  });
}
