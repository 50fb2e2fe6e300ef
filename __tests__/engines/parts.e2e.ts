/**
 * What a visitor works with in a page: prices, questions, and what can be copied. They have refused to be counted: the one-tap
 * prompt, which comes after the first step, would be in the way.
 */
import { expect } from '@playwright/test';
import { test } from './support/test';

test('the calculator follows its slider and its period', async ({ visitor, site }) => {
  const amount = () => document.querySelector('form [aria-live="polite"] strong')?.textContent;
  await visitor.refuseAt(site.address('de', '/pricing'));
  await visitor.visit(site.address('de', '/pricing'));
  const served = await visitor.ask(amount);
  await visitor.click('form label:has(input:not(:checked))');
  await expect.poll(() => visitor.ask(amount)).not.toBe(served);
  const chosen = await visitor.ask(amount);
  await visitor.ask(() => document.querySelector<HTMLElement>('form input[type="range"]')?.focus());
  await visitor.press('ArrowRight');
  await expect.poll(() => visitor.ask(amount)).not.toBe(chosen);
});

test('a question opens by a click, and typing leaves those that fit', async ({ visitor, site }) => {
  await visitor.refuseAt(site.address('en', '/faq'));
  await visitor.visit(site.address('en', '/faq'));
  await visitor.click('main details > summary');
  await visitor.finds(true, () => document.querySelector('main details')?.matches('[open]'));
  const all = await visitor.ask(() => document.querySelectorAll('main details').length);
  await visitor.click('main input[type="search"]');
  await visitor.type('proxies');
  await expect.poll(() => visitor.ask(() => document.querySelectorAll('main details').length)).toBeLessThan(all);
  expect(await visitor.ask(() => document.querySelectorAll('main details').length)).toBeGreaterThan(0);
});

test('a block of code is copied', async ({ visitor, site }) => {
  await visitor.refuseAt(site.address('en', '/helps/with-code'));
  await visitor.visit(site.address('en', '/helps/with-code'));
  const button = 'main .gatsby-highlight button';
  const mark = (selector: string) => document.querySelector(`${selector} svg`)?.innerHTML;
  await expect.poll(() => visitor.ask(mark, button)).toBeDefined();
  const before = await visitor.ask(mark, button);
  await visitor.click(button);
  await expect.poll(() => visitor.ask(mark, button)).not.toBe(before);
});
