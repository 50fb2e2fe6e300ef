/**
 * The review page and the reviewer's bar (docs/review.md), on previews of a made-up site that are built and served as real ones are:
 * with the modules, the manifests and the policy of production.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createLocalHost } from '../../workshop/local/host/local-host';
import { openBase } from '../../workshop/review/base-build';
import { buildMadeUp, builtSite } from '../../workshop/review/made-up-build';
import { cases, evidenceOf, type MadeUpSite, nothingKnown, usual, withFiles } from '../../workshop/review/made-up-site';
import { type Surroundings, writeReview } from '../../workshop/review/write-review';
import { accessibilityFaults } from './support/axe';
import { addressOf, ask, localOrigin } from './support/hosts';

interface Preview {
  /** Builds a preview of a changed site, with its review, and serves it. Returns its origin. */
  readonly preview: (made: MadeUpSite, surroundings?: Partial<Surroundings>, hasBase?: boolean) => Promise<string>;
}

const test = base.extend<Preview>({
  preview: async ({ page }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'facet-review-'));
    const closing: (() => Promise<void>)[] = [];
    const faults: string[] = [];
    page.on('console', (message) => {
      // Chromium says of each frame without scripts that one of them was not run; the review shows pages as they are served.
      if (message.type() === 'error' && !message.text().includes('sandboxed'))
        faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await use(async (made, surroundings = {}, hasBase = true) => {
      // A page of an earlier preview would ask for files that are being written.
      await page.goto('about:blank');
      const [dist, site] = [path.join(folder, 'dist'), builtSite('preview')];
      await buildMadeUp(usual, 'global', path.join(folder, 'base'));
      await buildMadeUp(made, 'preview', path.join(dist, 'preview'));
      const built = hasBase ? await openBase([path.join(folder, 'base')], site, new AbortController().signal) : null;
      const { inputs } = evidenceOf(made);
      await writeReview('.', path.join(dist, 'preview'), site, built, { ...nothingKnown, inputs, ...surroundings });
      const host = await createLocalHost({ dist, port: 0 });
      closing.push(host.close);
      return host.origins.preview ?? '';
    });
    for (const close of closing) await close();
    rmSync(folder, { recursive: true });
    expect(faults).toEqual([]);
  },
});

const changedText = withFiles({ 'content/blog/second/en.md': 'Second\nAbout Second\nSome body of Second' });

/** Kinds of cases that together show every kind of group, page and redirect; all are compared in `workshop/review/compare-pages.test.ts`. */
const shown: readonly (readonly [change: string, groups: string[], pages: string[], redirects: string[]])[] = [
  ['nothing', [], [], []],
  ['a redirect that leads elsewhere', [], [], ['en /old: /blog/first → /blog']],
  [
    'a new language of a page',
    [
      'text content/blog/first/de.md: 1 page',
      'languages of blog list: 2 pages',
      'languages of blog/first: 2 pages',
      'lists, neighbors and terms that show a change: 1 page',
    ],
    ['changed: /blog', 'changed: /blog/first', 'new: /blog', 'new: /blog/first'],
    [],
  ],
  [
    'a deletion in every language',
    ['text content/blog/second/en.md: 1 page', 'lists, neighbors and terms that show a change: 2 pages'],
    ['changed: /blog', 'changed: /blog/first', 'gone: /blog/second'],
    [],
  ],
  [
    'a rename, with a redirect from the old address',
    ['text content/blog/third/en.md: 1 page'],
    ['renamed: /blog/second → /blog/third'],
    ['en /blog/second: none → /blog/third'],
  ],
  [
    'a message, a style and a text at once',
    ['text content/blog/second/en.md: 1 page', 'message home.hero.title: 1 page', 'styles of home: 3 pages'],
    ['changed: /', 'changed: /blog/second'],
    [],
  ],
];

for (const [change, groups, pages, redirects] of shown) {
  test(`the list is exactly right for ${change}`, async ({ page, preview }) => {
    const [, site] = cases.find(([name]) => name === change) ?? [];
    await page.goto(`${await preview(site ?? usual)}/_review`);
    await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
    await expect(page.locator('nav summary')).toHaveText(groups);
    const titles = await page
      .locator('nav a:not(.title)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('title')));
    expect([...new Set(titles)].sort()).toEqual(pages);
    await expect(page.locator('h2:text-is("Redirects") + ul > li')).toHaveText(redirects);
  });
}

test('a changed page stands before and after, as each build has it', async ({ page, preview }) => {
  const made = withFiles({ 'content/blog/first/cover.png': 'another picture' });
  const origin = await preview({ ...made, styles: { ...usual.styles, home: 'green' } });
  for (const [title, fill, color] of [
    ['Before', 'blue', 'rgb(255, 0, 0)'],
    ['After', 'red', 'rgb(0, 128, 0)'],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await page.goto(`${origin}/_review#page=en:/blog/first`);
    const picture = frame.locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 60);
    const address = await picture.evaluate((each: HTMLImageElement) => each.src);
    const svg = await page.evaluate(async (name) => (await fetch(name)).text(), address);
    expect(svg).toContain(`fill="${fill}"`);
    await page.goto(`${origin}/_review#page=de:/`);
    await expect(frame.locator('h1')).toHaveCSS('color', color);
  }
});

test('j and k go through the changes, from within a page, too', async ({ page, preview }) => {
  await page.goto(`${await preview({ ...usual, menu: 'another' })}/_review`);
  await expect(page.locator('nav summary').first()).toBeVisible();
  const names = await page
    .locator('nav a:not(.title)')
    .evaluateAll((links) => links.map(({ dataset }) => dataset.page));
  const current = page.locator('nav a[aria-current]');
  await page.keyboard.press('j');
  await expect(current).toHaveAttribute('data-page', names[0] ?? '');
  await page.keyboard.press('j');
  await expect(current).toHaveAttribute('data-page', names[1] ?? '');
  // The review hears the keys of a page that has loaded.
  const shown = page.frameLocator('iframe[title="After"]').locator('html');
  await expect.poll(() => shown.evaluate(() => document.readyState)).toBe('complete');
  await page.locator('iframe[title="After"]').click();
  await page.keyboard.press('k');
  await expect(current).toHaveAttribute('data-page', names[0] ?? '');
  await page.keyboard.press('k');
  await expect(current).toHaveAttribute('data-page', names[0] ?? '');
});

test('a changed text is marked, and seen in the width and colors of choice', async ({ page, preview }) => {
  const origin = await preview(changedText);
  const answer = await page.goto(`${origin}/_review#page=en:/blog/second`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = page.locator('iframe').first();
  const width = () => frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth);
  await expect.poll(width).toBe(1280);
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(page.getByRole('button', { name: 'Phone' })).toBeFocused();
  await expect.poll(width).toBe(390);
  const body = page.frameLocator('iframe[title="After"]').locator('body');
  for (const [name, color] of [
    ['Dark', 'rgb(0, 0, 0)'],
    ['Light', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(body).toHaveCSS('background-color', color);
  }
  await expect(page.getByText('0 of 1 page reviewed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Reviewed' }).check();
  await expect(page.getByText('1 of 1 page reviewed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Reviewed' })).toBeChecked();
  await page.goto(`${origin}/_review#page=en:/blog/second&view=text&width=phone&theme=dark`);
  await page.reload();
  for (const name of ['Text', 'Phone', 'Dark']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('.text ins').first()).toHaveText('Some body');
  await expect(page.locator('.text del')).toHaveText(['Body']);
  await expect(page.locator('.text p').first()).toHaveText('Second');
});

test('a page has its languages, status, faults, files, weight and cards', async ({ page, preview }) => {
  const file = 'content/blog/first/vn.md';
  const made = withFiles({ [file]: `Mới ${'rất dài '.repeat(10)}\nVề Đầu tiên\nThân` });
  const statuses = (['en', 'vn', 'de'] as const).map((locale, place) => ({
    section: 'blog' as const,
    id: 'first',
    locale,
    state: (['source', 'behind', 'missing'] as const)[place] ?? 'source',
    changes: [],
  }));
  const faults = [{ file, line: 3, rule: 'emoji', message: 'the title has <b>an emoji</b>' }];
  const edit = 'https://github.com/facet/site/edit/words/';
  await page.goto(`${await preview(made, { statuses, faults, drafts: [file], edit })}/_review#page=vn:/blog/first`);
  const fact = (term: string) => page.locator(`dt:text-is("${term}") + dd`);
  await expect(fact('Languages')).toContainText('English');
  await expect(fact('Languages')).toContainText('Missing: de');
  await expect(fact('Draft')).toHaveText('on no public host');
  await expect(fact('Translation')).toHaveText('behind the English text');
  await expect(fact('Faults')).toContainText(`${file}:3 the title has <b>an emoji</b>`);
  await expect(fact('Written in').getByRole('link')).toHaveAttribute('href', edit + file);
  await expect(fact('Weight')).toContainText(/[+−]\d+ bytes/);
  await expect(fact('In a search').locator('.rest').first()).toContainText('dài');
  await expect(fact('In a search')).toContainText('Đầu tiên');
  await expect(fact('Share card').locator('del').first()).toHaveText('Đầu tiên');
});

test('a link to a page that the preview does not have says so, and shows the first that has changed', async ({
  page,
  preview,
}) => {
  const origin = await preview(changedText);
  await page.goto(`${origin}/_review#page=xx:/nope`);
  await expect(page).toHaveURL(/#page=en:\/blog\/second$/);
  await expect(page.locator('#stage').getByRole('status')).toHaveText(
    'This preview has no page xx:/nope. Here is the first that has changed.',
  );
  await expect(page.frameLocator('iframe[title="After"]').locator('h1')).toHaveText('Second');
  await page.goto(`${origin}/_review#page=de:/`);
  await expect(page.locator('#stage').getByRole('status')).toHaveText('de:/: its HTML has not changed.');
});

test('a page that is gone shows what it was and where it leads now', async ({ page, preview }) => {
  const { 'content/blog/second/en.md': _, ...files } = usual.files;
  const redirects = [...usual.redirects, { locale: 'en' as const, from: '/blog/second', to: '/blog' }];
  await page.goto(`${await preview({ ...usual, files, redirects })}/_review#page=en:/blog/second`);
  await expect(page.frameLocator('iframe[title="Before"]').locator('h1')).toHaveText('Second');
  await expect(page.locator('figure').last()).toContainText('This page is gone. It leads to /blog.');
});

test('without a build of the base branch it shows the changed files', async ({ page, preview }) => {
  await page.goto(`${await preview(changedText, {}, false)}/_review#page=en:/blog/second`);
  await expect(page.getByText('No build of the base branch was at hand')).toBeVisible();
  await expect(page.locator('figure').first()).toContainText(/No copy is at hand: http.*\/blog\/second/);
  await page.goto(`${await preview(changedText, { inputs: null }, false)}/_review`);
  await expect(page.getByText('so no change is known')).toBeVisible();
});

test('a menu is one group, with what has changed in it', async ({ page, preview }) => {
  await page.goto(`${await preview({ ...usual, menu: 'another' })}/_review`);
  await expect(page.locator('nav summary')).toHaveText(['menus and footer: 8 pages']);
  const list = page.locator('h2:text-is("Menus and footer") + ul');
  await expect(list).toHaveText('src/site/pages/menus.ts line 1 menu another');
  await expect(page.locator('.frame-text :is(del, ins)')).toHaveText(Array(3).fill(['menu', 'another']).flat());
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.locator('.text del')).toHaveText('menu');
});

test('what no page shows is told with its values, and nowhere that nothing has changed', async ({ page, preview }) => {
  const origin = await preview({ ...usual, prices: { 'USD 20': 18 } });
  await page.goto(`${origin}/_review`);
  await expect(page.getByText('The HTML of no page has changed, but 1 other thing did')).toBeVisible();
  const listed = page.locator('h2:text-is("Changed, and no page accounts for it") + ul > li');
  await expect(listed).toHaveText('src/site/product/prices.json USD 20 15 18');
  await page.goto(`${origin}/`);
  await expect(page.getByRole('complementary', { name: 'Review' })).toContainText('1 change on no page');
});

test('changes are marked within the pages, and both sides move together', async ({ page, preview }) => {
  await page.goto(`${await preview(changedText)}/_review#page=en:/blog/second`);
  const [before, after] = ['Before', 'After'].map((title) => page.frameLocator(`iframe[title="${title}"]`));
  await expect(before?.locator('[data-review="removed"]') ?? page.locator('x')).toHaveText([
    'Second Body of Second undefined',
  ]);
  await expect(after?.locator('[data-review="added"]') ?? page.locator('x')).toHaveText([
    'Second Some body of Second undefined',
  ]);
  await expect(page.locator('.within')).toHaveText('1 change');
  await page.keyboard.press('n');
  await expect(page.getByRole('status')).toHaveText('Change 1 of 1 on this page');
  for (const side of [before, after])
    await side?.locator('body').evaluate((body) => {
      body.style.blockSize = '6000px';
    });
  await page.waitForTimeout(300);
  await after?.locator('html').evaluate((html) => html.scrollTo(0, 1_500));
  await expect.poll(() => before?.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1_000);
});

test('the list is filtered, read and gone through by keyboard', async ({ page, preview }) => {
  const messages = { ...usual.messages, 'de home': { 'hero.title': 'Hallo' } };
  await page.goto(`${await preview({ ...usual, messages, styles: { ...usual.styles, home: 'green' } })}/_review`);
  const items = page.locator('nav a:not(.title):visible');
  await expect(items).toHaveCount(4);
  await page.getByLabel('Language').selectOption('de');
  await page.getByLabel('What').selectOption('text');
  await expect(items).toHaveText(['de', 'de']);
  await expect(page.getByRole('status')).toHaveText('1 page in the list');
  await page.locator('nav a.title:visible').first().click();
  await expect(page).toHaveURL(/#page=de:\/&language=de&what=text$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('1 of 1: de:/, Home. changed: text, styles');
  await page.keyboard.press('j');
  await expect(page.getByRole('status')).toHaveText('This was the last changed page.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
});

test('the public hosts have neither the review nor the bar', async ({ request }) => {
  for (const locale of ['en', 'zh', 'ru'] as const) {
    expect(await (await ask(request, addressOf(locale, '/pricing'))).text()).not.toContain('_review');
    expect((await ask(request, addressOf(locale, '/_review'))).status()).toBe(404);
  }
});

test('the reviewer’s bar stands above the question of consent', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(new URL('/pricing', localOrigin('preview')).href);
    const [question, bar] = [page.locator('dialog[open]'), page.getByRole('complementary', { name: 'Review' })];
    await expect(question).toBeVisible();
    const top = async (): Promise<number> => (await question.boundingBox())?.y ?? 0;
    const bottom = async (): Promise<number> => {
      const box = await bar.locator('summary').boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
  }
});

test('the reviewer’s bar says what has changed, and leads to review and file', async ({ page, preview }) => {
  const bar = page.getByRole('complementary', { name: 'Review' });
  const edit = 'https://github.com/facet/site/edit/words/';
  const file = 'content/blog/first/vn.md';
  const origin = await preview(withFiles({ [file]: 'Mới\nVề\nThân' }), { edit });
  await page.goto(`${origin}/blog/second`);
  await expect(bar).toContainText('Not changed');
  await page.goto(`${origin}/blog/first`);
  await bar.locator('summary').click();
  await expect(bar.getByRole('link', { name: 'Tiếng Việt (changed)' })).toHaveAttribute('href', '/vn/blog/first');
  // As the application changes pages.
  await page.evaluate(() => {
    history.pushState(null, '', '/vn/blog/first');
    document.title = 'Mới';
  });
  await bar.getByText('Changed: text, head').click();
  await expect(bar.getByRole('link', { name: /^Edit content/ })).toHaveAttribute('href', edit + file);
  await bar.getByRole('link', { name: 'This page in the review' }).click();
  await expect(page).toHaveURL(`${origin}/_review#page=vn:/blog/first`);
  await expect(page.locator('nav a[aria-current]')).toHaveText('vn');
});
