/**
 * What stands around every page: the question for consent, menus, search and the language picker.
 */
import { expect } from '@playwright/test';
import { consentKey } from '../../src/browser/consent/consent-key';
import { deviceIdCookie } from '../../src/browser/tracker/device-id';
import { endpoints } from '../../src/site/hosting/endpoints';
import type { LocaleCode } from '../../src/site/languages/locales';
import { test } from './support/test';

const question = 'dialog[open]';
const agree = `${question} > div:last-child > button:last-child`;

/** Runs in the page: how much of its window an element takes, and whether it is within. */
const roomOf = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) return null;
  const within = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  return { within, part: box.height / innerHeight };
};

const sizes = [
  ['a large screen', 1440, 900, 0.4],
  ['a phone', 390, 844, 0.5],
] as const;

for (const [name, width, height, most] of sizes) {
  test(`on ${name} the question for consent leaves room for the page`, async ({ visitor, site }) => {
    await visitor.resize(width, height);
    for (const locale of ['en', 'km', 'zh'] as const satisfies readonly LocaleCode[]) {
      await visitor.visit(site.address(locale, '/'));
      await visitor.finds(true, (selector) => document.querySelector(selector) !== null, question);
      const room = await visitor.ask(roomOf, question);
      expect(room, locale).toMatchObject({ within: true });
      expect(room?.part, locale).toBeLessThan(most);
    }
  });
}

for (const locale of ['en', 'zh'] as const satisfies readonly LocaleCode[]) {
  test(`${locale}: nothing is kept before the answer, which holds, and can be changed`, async ({ visitor, site }) => {
    await visitor.visit(site.address(locale, '/about-us'));
    await visitor.finds(true, (selector) => document.querySelector(selector) !== null, question);
    expect(await visitor.ask(() => document.cookie)).toBe('');
    await visitor.click(agree);
    await visitor.finds(false, (selector) => document.querySelector(selector) !== null, question);
    await visitor.finds(true, (name) => document.cookie.includes(`${name}=`), deviceIdCookie);
    await visitor.reload();
    expect(await visitor.ask((selector) => document.querySelector(selector), question)).toBeNull();
    await visitor.click('footer button');
    await visitor.click(`${question} > div:last-child > button:first-child`);
    await visitor.finds(false, (name) => document.cookie.includes(`${name}=`), deviceIdCookie);
  });
}

test('after a refusal nothing stays of what consent covers: no cookie, key, frame or script, and no call follows', async ({
  visitor,
  site,
}) => {
  const counted = () =>
    document.querySelector('iframe') !== null &&
    document.documentElement.dataset.statistics === 'running' &&
    document.cookie.includes('facet_referral=') &&
    'site:recorded' in sessionStorage;
  const left = () => ({
    cookies: document.cookie,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'site:places'),
    frames: document.querySelectorAll('iframe').length,
    scripts: document.documentElement.dataset.statistics ?? 'none',
    offersChat: document.querySelector<HTMLElement>('[data-chat]')?.hidden === false,
  });
  const nothing = { cookies: '', keys: [consentKey], frames: 0, scripts: 'none', offersChat: true };
  await visitor.visit(site.address('en', '/pricing?ref=F1&invite_code=I1&source=s&callback=/c&utm_source=u'));
  await visitor.click(agree);
  await visitor.finds(true, counted);
  await visitor.click('footer button');
  await visitor.click(`${question} > div:last-child > button:first-child`);
  await visitor.finds(nothing, left);
  const before = site.api.received.list().length;
  await visitor.visit(site.address('en', '/about-us?ref=F2&source=s'));
  await visitor.finds(nothing, left);
  const calls = site.api.received.list().slice(before);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([endpoints.baseInfo]);
});

test('a menu opens, the arrow keys go through it, and it closes by Escape, a click elsewhere and a link', async ({
  visitor,
  site,
}) => {
  const menu = 'header details';
  const isOpen = (selector: string) => document.querySelector(selector)?.matches('[open]');
  await visitor.agreeAt(site.address('en', '/'));
  await visitor.visit(site.address('en', '/'));
  await visitor.click(`${menu} > summary`);
  await visitor.finds(true, isOpen, menu);
  const isAt = (selector: string, place: number) =>
    document.activeElement === document.querySelectorAll(`${selector} a`)[place];
  for (const place of [0, 1]) {
    // WebKit's driver drops the first key after a click now and then.
    await expect(async () => {
      if (!(await visitor.ask(isAt, menu, place))) await visitor.press('ArrowDown');
      expect(await visitor.ask(isAt, menu, place)).toBe(true);
    }).toPass({ timeout: 20_000 });
  }
  await visitor.standsAt(0);
  await visitor.press('Escape');
  await visitor.finds(false, isOpen, menu);

  await visitor.click(`${menu} > summary`);
  await visitor.finds(true, isOpen, menu);
  await visitor.clickAt(1240, 700);
  await visitor.finds(false, isOpen, menu);

  await visitor.click(`${menu} > summary`);
  const address = await visitor.ask(
    (selector) => document.querySelector<HTMLAnchorElement>(`${selector} a`)?.href ?? '',
    menu,
  );
  await visitor.click(`${menu} a`);
  await visitor.isAt(address);
  await visitor.finds(false, isOpen, menu);
});

test('on a phone the menu fills the screen below the header, unfolds, and leads on', async ({ visitor, site }) => {
  await visitor.resize(390, 844);
  await visitor.agreeAt(site.address('th', '/'));
  await visitor.visit(site.address('th', '/'));
  await visitor.click('header [popovertarget="menu"]');
  await visitor.finds({ within: true, tall: true }, () => {
    const box = document.querySelector('#menu:popover-open')?.getBoundingClientRect();
    const within = box !== undefined && box.bottom <= innerHeight && box.right <= innerWidth;
    return { within, tall: box !== undefined && box.height > innerHeight / 2 };
  });
  await visitor.click('#menu details > summary');
  await visitor.click('#menu details a');
  await visitor.finds(false, () => document.querySelector('#menu:popover-open') !== null);
});

test('the picker is as high as its languages, goes by arrow keys, and opens the page in another', async ({
  visitor,
  site,
}) => {
  await visitor.agreeAt(site.address('en', '/pricing'));
  await visitor.visit(site.address('en', '/pricing'));
  await visitor.click('[popovertarget="languages"]');
  await visitor.finds(true, () => document.querySelector('#languages:popover-open') !== null);
  const room = await visitor.ask(roomOf, '#languages');
  expect(room?.within).toBe(true);
  expect(room?.part).toBeLessThan(0.8);
  await visitor.press('ArrowDown');
  await visitor.finds(true, () => document.activeElement?.matches('#languages a'));
  await visitor.standsAt(0);
  await visitor.click('#languages a[data-locale="de"]');
  await visitor.isAt(site.address('de', '/pricing'));
  await visitor.finds('de-DE', () => document.documentElement.lang);
});

test('the search finds, closes by Escape and by a click beside it, and Enter opens the first result', async ({
  visitor,
  site,
}) => {
  const isOpen = () => document.querySelector('dialog:modal') !== null;
  await visitor.agreeAt(site.address('en', '/'));
  await visitor.visit(site.address('en', '/'));
  await visitor.click('header button[aria-haspopup="dialog"]');
  await visitor.finds(true, () => document.activeElement?.matches('dialog input'));
  await visitor.press('Escape');
  await visitor.finds(false, isOpen);

  await visitor.click('header button[aria-haspopup="dialog"]');
  await visitor.finds(true, () => document.activeElement?.matches('dialog input'));
  await visitor.click('dialog input');
  expect(await visitor.ask(isOpen)).toBe(true);
  await visitor.clickAt(10, 400);
  await visitor.finds(false, isOpen);

  await visitor.type('/');
  await visitor.finds(true, () => document.activeElement?.matches('dialog input'));
  await visitor.type('proxy');
  await visitor.finds(true, () => document.querySelector('dialog ol a mark') !== null);
  const first = await visitor.ask(() => document.querySelector<HTMLAnchorElement>('dialog ol a')?.href ?? '');
  await visitor.press('Enter');
  await visitor.isAt(first);
  await visitor.finds(false, isOpen);
});

test('no Khmer title is broken inside a word', async ({ visitor, site }) => {
  for (const [width, height] of [[390, 844] as const, [1440, 900] as const]) {
    await visitor.resize(width, height);
    for (const path of ['/', '/pricing', '/synchronizer', '/download'] as const) {
      await visitor.visit(site.address('km', path));
      const { title, starts } = await visitor.ask(linesOfTitle);
      const words = [...new Intl.Segmenter('km', { granularity: 'word' }).segment(title)].map(({ index }) => index);
      expect({ path, starts }).toEqual({ path, starts: starts.filter((start) => words.includes(start)) });
    }
  }
});

/** Runs in the page: the title, and at which of its characters its lines begin. */
function linesOfTitle() {
  const heading = document.querySelector('h1');
  const title = heading?.textContent ?? '';
  const starts: number[] = [];
  const texts = heading ? document.createTreeWalker(heading, NodeFilter.SHOW_TEXT) : null;
  let before = 0;
  let bottom = Number.POSITIVE_INFINITY;
  for (let node = texts?.nextNode(); node instanceof Text; node = texts?.nextNode() ?? undefined) {
    for (const { index, segment } of new Intl.Segmenter('km', { granularity: 'grapheme' }).segment(node.data)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
      if (!box) continue;
      if (box.top > bottom - box.height / 2) starts.push(before + index);
      bottom = box.bottom;
    }
    before += node.length;
  }
  return { title, starts };
}
