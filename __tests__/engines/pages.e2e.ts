/**
 * A page of every template comes alive, in its language, without an error, and nothing sticks out of it.
 */
import { expect } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { ask } from '../e2e/support/hosts';
import { samplePaths } from '../e2e/support/templates';
import { test } from './support/test';
import { eventsOf, viewIsRecorded } from './support/tracker';

/** Each page is looked at in one language, by turns; home in all. */
const languages = ['en', 'de', 'th', 'km', 'zh'] as const satisfies readonly LocaleCode[];

const templates = Object.entries({ ...samplePaths, home: languages.map(() => '/' as const) });

test('a page of every template comes alive in its language, without an error', async ({ visitor, site, request }) => {
  test.setTimeout(300_000);
  let turn = 0;
  /** The address of a path in the next language that has it. */
  const nextAddress = async (path: RoutePath): Promise<{ locale: LocaleCode; address: string } | null> => {
    turn += 1;
    for (const [place] of languages.entries()) {
      const locale = languages[(turn + place) % languages.length] ?? 'en';
      const address = site.address(locale, path);
      if ((await ask(request, address)).status() !== 404) return { locale, address };
    }
    return null;
  };
  const seen: string[] = [];
  for (const [template, paths] of templates) {
    const before = seen.length;
    for (const path of paths) {
      const next = await nextAddress(path);
      if (!next) continue;
      await visitor.agreeAt(next.address);
      await visitor.visit(next.address);
      await visitor.finds({ language: localeOf(next.locale).tag, titles: 1, wide: false }, () => ({
        language: document.documentElement.lang,
        titles: document.querySelectorAll('h1').length,
        wide: document.documentElement.scrollWidth > innerWidth,
      }));
      await viewIsRecorded(visitor, site);
      seen.push(next.address);
    }
    expect(seen.length, `pages of the template ${template}`).toBeGreaterThan(before);
  }
  await visitor.leave();
  // Two pages left one after the other may tell of themselves in the other order.
  await expect
    .poll(() =>
      eventsOf(site, 'view')
        .map(({ url }) => url)
        .sort(),
    )
    .toEqual([...seen].sort());
  expect(eventsOf(site, 'error')).toEqual([]);
});

test('the policy refuses nothing that is fetched ahead, so that nothing is counted as an error', async ({
  visitor,
  site,
}) => {
  const address = site.address('en', '/');
  await visitor.agreeAt(address);
  await visitor.open(address);
  await visitor.ask(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
    Object.assign(window, { refused });
  });
  await visitor.alive();
  await visitor.finds(true, () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/page-data\/(?!app-data|index\/)/.test(name)),
  );
  expect(await visitor.ask(() => (window as unknown as { refused: readonly string[] }).refused)).toEqual([]);
  await visitor.leave();
  expect(eventsOf(site, 'error')).toEqual([]);
});
