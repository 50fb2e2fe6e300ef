import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import type { PublicHost } from '../../src/site/locales';
import { type RedirectCase, redirectCases } from '../support/redirect-cases';
import { inBatches, localOrigin } from './support/hosts';

/**
 * The rows of the table that hold for any content, on the hosts that are built. Node's HTTP server refuses a request line
 * with a bare backslash before anyone is asked; those rows are held against the local host without the network.
 */
const rows = redirectCases.filter(
  (row): row is RedirectCase & { host: PublicHost } => row.host !== 'preview' && !row.address.includes('\\'),
);

const origins: readonly (readonly [string, PublicHost])[] = [
  ['https://www.facet.example/', 'global'],
  ['https://www.facet-zh.example/', 'zh'],
  ['https://ru.facet.example/', 'ru'],
];

/** A location of the table in local words. */
function localLocation(location: string | null): string | null {
  const own = origins.find(([origin]) => location?.startsWith(origin));
  return location !== null && own ? `${localOrigin(own[1])}/${location.slice(own[0].length)}` : location;
}

interface Answer {
  readonly status: number;
  readonly location: string | null;
}

/** Asks with the path exactly as it is written: a URL parser would tidy backslashes and dots away. */
const askRaw = (host: PublicHost, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host: name, port } = new URL(localOrigin(host));
    httpRequest({ host: '127.0.0.1', port, path, headers: { host: name } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
    })
      .on('error', reject)
      .end();
  });

/** The served host and the path of a location, or null where it is not ours. */
function placeOf(location: string, from: PublicHost): { host: PublicHost; path: string } | null {
  if (location.startsWith('/')) return { host: from, path: location };
  const own = origins.find(([, host]) => location.startsWith(`${localOrigin(host)}/`));
  return own ? { host: own[1], path: location.slice(localOrigin(own[1]).length) } : null;
}

for (const host of ['global', 'zh', 'ru'] as const) {
  test(`${host}: every address of the redirect table is answered as the table says`, async () => {
    const own = rows.filter((row) => row.host === host);
    const answers = await inBatches(own, ({ address }) => askRaw(host, address));
    const told = own.map(({ address }, place) => [address, answers[place]]);
    const wanted = own.map(({ address, status, location }) => [address, { status, location: localLocation(location) }]);
    expect(told).toEqual(wanted);
  });

  test(`${host}: where a redirect leads, no other follows`, async () => {
    const targets = rows.flatMap((row) => {
      const location = row.host === host ? localLocation(row.location) : null;
      return location === null ? [] : (placeOf(location, host) ?? []);
    });
    const answers = await inBatches(targets, async (target) => ({
      ...target,
      ...(await askRaw(target.host, target.path)),
    }));
    expect(answers.length).toBeGreaterThan(5);
    // The Russian blog is the one page of ours whose own address leads elsewhere: nothing may lead to it.
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  });
}

test('the table asks the served hosts for at least 120 addresses, and all rules but the authors’ own take part', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect([...new Set(rows.map(({ rule }) => rule ?? 0))].sort((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12,
  ]);
});

/** The aliases that authors of English texts have written down: where a page was, and where it is. */
const aliases = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(blog|news)\/[^/]+\/en\.md$/.test(name))
  .flatMap((name) => {
    const list = /^aliases:\n((?: +- .*\n)+)/m.exec(readFileSync(`content/${name}`, 'utf8'))?.[1] ?? '';
    return [...list.matchAll(/- (\S+)/g)].map(([, alias = '']) => ({
      alias,
      page: `/${name.slice(0, -'/en.md'.length)}`,
    }));
  });

test('an address under which a text was published before leads to the text', async () => {
  expect(aliases.length).toBeGreaterThan(0);
  for (const { alias, page } of aliases) {
    expect(await askRaw('global', `${alias}?x=1`)).toEqual({ status: 301, location: `${page}?x=1` });
    expect((await askRaw('global', page)).status).toBe(200);
  }
});

/** Opens a page that has taken over its links. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(localOrigin('global') + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
}

/** Puts a link on the page, above everything else. */
async function addLink(page: Page, href: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.evaluate(
    ([target, more]) => {
      const link = document.createElement('a');
      link.textContent = 'Probe';
      link.id = 'probe';
      link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647;background:#fff;padding:1rem';
      link.setAttribute('href', target);
      for (const [name, value] of Object.entries(more)) link.setAttribute(name, value);
      document.body.append(link);
    },
    [href, attributes] as const,
  );
}

/** The addresses that the browser has asked any host for as documents since it was told to listen. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

const withoutTheHost = [
  ['/Pricing', '/pricing'],
  ['/Pricing?plan=team#compare', '/pricing?plan=team#compare'],
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/blog//first-rpa-flow.html/', '/blog/first-rpa-flow'],
  ['/blog/facebook:agency-ad-account', '/blog/facebook-agency-ad-account'],
] as const;

for (const [href, target] of withoutTheHost) {
  test(`a click on ${href} shows ${target} without asking the host for a document`, async ({ page }) => {
    await openPage(page, '/about-us');
    const before = await page.locator('h1').textContent();
    const documents = documentsOf(page);
    await addLink(page, href);
    await page.locator('#probe').click();
    await expect(page).toHaveURL(localOrigin('global') + target);
    await expect(page.locator('h1')).not.toHaveText(before ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      localOrigin('global') + target.replace(/[?#].*$/, ''),
    );
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(documents).toEqual([]);
  });
}

test('a click on an address of another language’s host goes there at once', async ({ page }) => {
  await openPage(page, '/about-us');
  const documents = documentsOf(page);
  await addLink(page, '/ru//pricing.html/?x=1');
  await page.locator('#probe').click();
  await expect(page).toHaveURL(`${localOrigin('ru')}/pricing?x=1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  expect(documents).toEqual([`${localOrigin('ru')}/pricing?x=1`]);
});

const refused = [
  'https://elsewhere.example/page',
  '//elsewhere.example/page',
  'https://www.facet.example.elsewhere.example/',
  'javascript:window.ran=true',
  ' java\nscript:window.ran=true',
  'data:text/html,<h1>data</h1>',
  'blob:https://elsewhere.example/0b1d0c5a',
  'vbscript:ran',
];

for (const href of refused) {
  test(`a click on ${JSON.stringify(href)} leads nowhere and says so in the console`, async ({ page }) => {
    await openPage(page, '/about-us');
    const documents = documentsOf(page);
    const warning = page.waitForEvent('console', (message) => message.text().startsWith('Navigation refused'));
    await addLink(page, href);
    await page.locator('#probe').click();
    expect((await warning).type()).toBe('warning');
    await expect(page).toHaveURL(`${localOrigin('global')}/about-us`);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(documents).toEqual([]);
  });
}

test('a link that opts in to leaving the site is followed', async ({ page }) => {
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await openPage(page, '/about-us');
  await addLink(page, 'https://elsewhere.example/page', { 'data-external': '' });
  await page.locator('#probe').click();
  await expect(page).toHaveURL('https://elsewhere.example/page');
});
