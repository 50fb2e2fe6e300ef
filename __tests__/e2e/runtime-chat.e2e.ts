import { expect, type Page } from '@playwright/test';
import { chatMarginPx } from '../../src/browser/platform/constants';
import { endpoints } from '../../src/site/hosting/endpoints';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { chatWidgetPath } from '../../workshop/local/reference-api/calls';
import { messagesIn } from './support/messages';
import { answered, test } from './support/runtime';

const column = (page: Page) => page.locator('aside[data-column]:not([hidden])');

/** The space below the side column is that of the chat's frame, and the margin. */
async function offsetFollows(page: Page, kind: string): Promise<number> {
  const offset = () => column(page).evaluate((node) => Number.parseInt(node.style.getPropertyValue('--chat'), 10));
  const wanted = () =>
    page
      .locator(`#site-chat-${kind}`)
      .evaluate((frame) => Math.round(window.innerHeight - frame.getBoundingClientRect().top));
  await expect.poll(async () => (await offset()) - (await wanted())).toBe(chatMarginPx);
  return offset();
}

const chats: readonly {
  readonly kind: string;
  readonly locale: LocaleCode;
  readonly asks: readonly string[];
}[] = [
  { kind: 'robot', locale: 'en', asks: [] },
  { kind: 'human', locale: 'de', asks: ['de-DE'] },
  { kind: 'easemob', locale: 'zh', asks: [] },
];

for (const { kind, locale, asks } of chats) {
  const how = asks.length > 0 ? 'as the API chooses by the address' : 'as configured';
  test(`${locale}: the ${kind} chat comes, ${how}, and the side column follows it`, async ({ page, site, context }) => {
    await answered(context, 'granted');
    await page.goto(site.address(locale, '/pricing'));
    await expect(page.locator('h1')).toBeVisible();
    expect(await column(page).count()).toBe(0);
    await expect(page.locator(`#site-chat-${kind}`)).toBeVisible({ timeout: 15_000 });
    await expect(column(page)).toBeAttached();
    const closed = await offsetFollows(page, kind);

    const frame = page.frameLocator(`#site-chat-${kind}`);
    await frame.getByRole('button', { name: 'Open chat' }).click();
    await expect(frame.getByText(`This is the ${kind} desk.`)).toBeVisible();
    expect(await offsetFollows(page, kind)).toBeGreaterThan(closed);
    await frame.getByRole('button', { name: 'Close chat' }).click();
    await expect.poll(() => offsetFollows(page, kind)).toBe(closed);
    await expect(column(page)).toBeAttached();

    const { tag } = localeOf(locale);
    expect(site.received(endpoints.chatConfiguration).map(({ sent }) => sent)).toEqual([{ lang: tag, type: 'www' }]);
    expect(site.received(endpoints.chatChoice).map(({ sent }) => sent)).toEqual(
      asks.map((lang) => ({ ip: '192.0.2.1', lang })),
    );
  });
}

test('a chat with a person is open on the next page, until it is closed', async ({ page, site, context }) => {
  await answered(context, 'refused');
  const { chat } = messagesIn('de', 'shell');
  const frame = page.frameLocator('#site-chat-human');
  await page.goto(site.address('de', '/pricing'));
  await page.getByRole('button', { name: chat.open }).click();
  await expect(frame.getByText('This is the human desk.')).toBeVisible();
  await page.goto(site.address('de', '/faq'));
  await expect(frame.getByText('This is the human desk.')).toBeVisible({ timeout: 15_000 });
  await frame.getByRole('button', { name: 'Close chat' }).click();
  await page.goto(site.address('de', '/pricing'));
  await expect(page.getByRole('button', { name: chat.open })).toBeVisible({ timeout: 15_000 });
});

test('without consent our own button loads the chat when it is pressed', async ({ page, site, context }) => {
  await answered(context, 'refused');
  await page.goto(site.address('en', '/pricing'));
  const button = page.getByRole('button', { name: messagesIn('en', 'shell').chat.open, exact: true });
  await expect(button).toBeVisible({ timeout: 15_000 });
  await expect(column(page)).toBeAttached();
  expect(site.received(endpoints.chatConfiguration)).toEqual([]);
  expect(site.received(chatWidgetPath)).toEqual([]);
  await button.click();
  await expect(page.frameLocator('#site-chat-robot').getByText('This is the robot desk.')).toBeVisible();
  await expect(button).toBeHidden();
});

test('a script from an origin that the configuration does not name is not loaded', async ({ page, site, context }) => {
  await answered(context, 'granted');
  const chat_info = { js: 'https://evil.example/chat.js' };
  await site.fail([{ kind: 'data', endpoint: endpoints.chatConfiguration, data: { chat: 'SS_ROBOT', chat_info } }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto(site.address('en', '/pricing'));
  await expect(page.getByRole('alert').getByText(messagesIn('en', 'shell').chat.failed)).toBeVisible({
    timeout: 15_000,
  });
  expect(new Set(asked)).toEqual(new Set(['localhost']));
});
