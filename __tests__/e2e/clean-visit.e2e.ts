/**
 * A clean browser opens a page, and its visitor touches nothing: what is sent and what is kept, to the last item, by the
 * law of the region and the browser's signal (docs/browser.md).
 */
import { expect, test } from '@playwright/test';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chatWidgetPath, snippetPath } from '../../workshop/local/reference-api/calls';
import { keptIn, sendSignal, sentBy } from './support/kept-and-sent';
import { openSite } from './support/runtime';

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

const places = [
  { region: 'a region of opt-in', place: 'DE', isCounted: false },
  { region: 'a region of notice', place: 'US', isCounted: true },
  { region: 'an unknown region', place: '', isCounted: false },
];
const visits = places.flatMap((row) => [true, false].map((signal) => ({ ...row, signal })));

test('15 seconds without a click send and keep what the region and the signal allow', async ({ browser }) => {
  const visit = async ({ region, place, isCounted, signal }: (typeof visits)[number]): Promise<void> => {
    const site = await openSite(place);
    const context = await browser.newContext();
    if (signal) await sendSignal(context);
    const page = await context.newPage();
    const sent = sentBy(page, new URL(site.address('en', '/')).origin);
    await page.goto(site.address('en', '/pricing'), { referer: 'http://search.example/results?q=secret' });
    await page.waitForTimeout(15_000);
    const [runs, who] = [isCounted && !signal, `${region}, signal: ${signal}`];
    expect([...sent].sort(), who).toEqual([...always, ...(runs ? counted : [])].sort());
    const kept = (await keptIn(page, context)).map((entry) => entry.join(' '));
    // Events that came after the last batch wait for the next.
    const others = kept.filter((key) => !key.startsWith('local site:event:'));
    expect(others.sort(), who).toEqual(runs ? keptWhenCounted : []);
    await context.close();
    await site.close();
  };
  await Promise.all(visits.map(visit));
});
