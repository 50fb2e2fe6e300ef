import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publicHosts, siteFrom } from '../../src/site/hosting/hosts';
import { type Locale, locales } from '../../src/site/languages/locales';
import { distOf } from '../../workshop/paths';
import { ask, localOrigin } from '../e2e/support/hosts';

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

/** The languages and addresses of alternates, in a head or in a sitemap. */
const alternates = (text: string): string[] =>
  [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)]
    .map(([, tag, href]) => `${tag} ${href}`)
    .sort();

for (const host of publicHosts) {
  const own: readonly Locale[] = locales.filter((locale) => locale.host === host);

  // That each of these pages answers: crawl.built.ts.
  test(`${host}: the index names one sitemap per language, each with pages and their alternates`, async ({
    request,
  }) => {
    const index = await (await ask(request, `${localOrigin(host)}/sitemap.xml`)).text();
    expect(await (await ask(request, `${localOrigin(host)}/index-sitemap.xml`)).text()).toBe(index);
    expect(locations(index)).toEqual(own.map(({ tag }) => `${localOrigin(host)}/${tag}-sitemap.xml`));

    for (const sitemap of locations(index)) {
      const xml = await (await ask(request, sitemap)).text();
      expect(locations(xml).length).toBeGreaterThanOrEqual(8);
      expect(xml).toContain('hreflang="x-default"');
    }
  });

  test(`${host}: the sitemaps list every page that is its own canonical one and may be indexed, with the alternates of its head`, () => {
    const listed = new Map(
      own.flatMap(({ tag }) => {
        const xml = readFileSync(path.join(distOf(host), `${tag}-sitemap.xml`), 'utf8');
        return xml
          .split('<url>')
          .slice(1)
          .map((entry) => [locations(entry)[0] ?? '', alternates(entry)] as const);
      }),
    );
    const origin = siteFrom({ SITE_HOST: host }).config.origins[host];
    const inHeads = new Map(
      readdirSync(distOf(host), { recursive: true, encoding: 'utf8' })
        .filter((file) => path.basename(file) === 'index.html')
        .map((file) => {
          const head = readFileSync(path.join(distOf(host), file), 'utf8').replace(/<body.*/s, '');
          const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? '';
          return { own: new URL(path.dirname(file), `${origin}/`).href, canonical, head };
        })
        .filter(
          ({ own, canonical, head }) => own === new URL(canonical, origin).href && !/content="[^"]*noindex/.test(head),
        )
        .map(({ canonical, head }) => [canonical, alternates(head)] as const),
    );
    expect(listed.size).toBeGreaterThan(30);
    expect(Object.fromEntries(inHeads)).toEqual(Object.fromEntries(listed));
  });
}
