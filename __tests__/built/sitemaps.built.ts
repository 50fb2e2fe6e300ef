import { expect, test } from '@playwright/test';
import { inBatches } from '../../src/pipeline/after/in-batches';
import { type Locale, locales, type PublicHost } from '../../src/site/languages/locales';
import { ask, localOrigin } from '../e2e/support/hosts';

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

for (const host of ['global', 'zh', 'ru'] as const satisfies readonly PublicHost[]) {
  const own: readonly Locale[] = locales.filter((locale) => locale.host === host);

  test(`${host}: the index names one sitemap per language, and every address in them answers 200`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const index = await (await ask(request, `${localOrigin(host)}/sitemap.xml`)).text();
    expect(await (await ask(request, `${localOrigin(host)}/index-sitemap.xml`)).text()).toBe(index);
    expect(locations(index)).toEqual(own.map(({ tag }) => `${localOrigin(host)}/${tag}-sitemap.xml`));

    for (const sitemap of locations(index)) {
      const xml = await (await ask(request, sitemap)).text();
      const pages = locations(xml);
      expect(pages.length).toBeGreaterThanOrEqual(8);
      expect(xml).toContain('hreflang="x-default"');
      const statuses = await inBatches(pages, async (page) => [page, (await ask(request, page)).status()] as const);
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    }
  });

  test(`${host}: robots.txt allows production to be read and names the sitemap`, async ({ request }) => {
    const robots = await (await ask(request, `${localOrigin(host)}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${localOrigin(host)}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
  });
}
