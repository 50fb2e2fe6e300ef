import { expect, type Page } from '@playwright/test';
import { chatMarginPx } from '../../src/browser/constants';
import { endpoints } from '../../src/browser/endpoints';
import { type Faults, test } from './support/runtime';

const column = (page: Page) => page.locator('aside[style*="--chat"]');

/** The configuration names the human chat. */
const human: Faults = [
  { kind: 'data', endpoint: endpoints.chatConfiguration, data: { chat: 'SS_HUMAN', chat_info: {} } },
];

/** The space below the side column is that of the chat's frame, and the margin. */
async function offsetFollows(page: Page, kind: string): Promise<number> {
  const offset = () => column(page).evaluate((node) => Number.parseInt(node.style.getPropertyValue('--chat'), 10));
  const wanted = () =>
    page
      .locator(`#facet-chat-${kind}`)
      .evaluate((frame) => Math.round(window.innerHeight - frame.getBoundingClientRect().top));
  await expect.poll(async () => (await offset()) - (await wanted())).toBe(chatMarginPx);
  return offset();
}

const chats: readonly {
  readonly kind: string;
  readonly locale: 'en' | 'zh';
  readonly faults: Faults;
  readonly asks: readonly string[];
}[] = [
  { kind: 'robot', locale: 'en', faults: [], asks: [] },
  { kind: 'human', locale: 'en', faults: human, asks: ['en-US'] },
  { kind: 'easemob', locale: 'zh', faults: [], asks: [] },
  { kind: 'easemob', locale: 'zh', faults: human, asks: ['zh-CN'] },
];

for (const { kind, locale, faults, asks } of chats) {
  const how = asks.length > 0 ? 'as the API chooses by the address' : 'as configured';
  test(`${locale}: the ${kind} chat comes, ${how}, and the side column follows it`, async ({ page, site }) => {
    await site.fail(faults);
    await page.goto(site.address(locale, '/pricing'));
    await expect(page.locator('h1')).toBeVisible();
    expect(await column(page).count()).toBe(0);
    await expect(page.locator(`#facet-chat-${kind}`)).toBeVisible({ timeout: 15_000 });
    await expect(column(page)).toBeAttached();
    const closed = await offsetFollows(page, kind);

    const frame = page.frameLocator(`#facet-chat-${kind}`);
    await frame.getByRole('button', { name: 'Open chat' }).click();
    await expect(frame.getByText(`This is the ${kind} desk.`)).toBeVisible();
    expect(await offsetFollows(page, kind)).toBeGreaterThan(closed);
    await frame.getByRole('button', { name: 'Close chat' }).click();
    await expect.poll(() => offsetFollows(page, kind)).toBe(closed);
    await expect(column(page)).toBeAttached();

    const tag = locale === 'en' ? 'en-US' : 'zh-CN';
    expect(site.received(endpoints.chatConfiguration).map(({ sent }) => sent)).toEqual([{ lang: tag, type: 'www' }]);
    expect(site.received(endpoints.chatChoice).map(({ sent }) => sent)).toEqual(
      asks.map((lang) => ({ ip: '192.0.2.1', lang })),
    );
  });
}

test('who talks to a person finds the chat open on the next page, until it is closed', async ({ page, site }) => {
  await site.fail(human);
  const frame = page.frameLocator('#facet-chat-human');
  await page.goto(site.address('en', '/pricing'));
  await frame.getByRole('button', { name: 'Open chat' }).click();
  await page.goto(site.address('en', '/faq'));
  await expect(frame.getByText('This is the human desk.')).toBeVisible();
  await frame.getByRole('button', { name: 'Close chat' }).click();
  await page.goto(site.address('en', '/pricing'));
  await expect(frame.getByRole('button', { name: 'Open chat' })).toBeVisible();
});

test('a chat script that fails is told by a toast, and the side column stays away', async ({ page, site }) => {
  await site.fail([{ kind: 'status', endpoint: endpoints.chatWidget, status: 500 }]);
  await page.goto(site.address('en', '/pricing'));
  const toast = page.getByRole('alert').getByText('The chat could not be loaded. Write to us instead.');
  await expect(toast).toBeVisible({ timeout: 15_000 });
  await expect(toast).toHaveAttribute('data-style', 'failed');
  expect(await column(page).count()).toBe(0);
  await expect(toast).toBeHidden({ timeout: 6_000 });
});
