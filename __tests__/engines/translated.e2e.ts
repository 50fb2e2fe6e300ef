/**
 * A page that the browser translates, before the application has come and while it is used (docs/layers.md).
 */
import { expect } from '@playwright/test';
import { sayTranslated, translateTexts, untranslated } from '../support/translator';
import { test } from './support/test';

const price = () => document.querySelector('form [aria-live="polite"] strong')?.textContent;
const billed = () => document.querySelector('form [aria-live="polite"] > p:last-of-type')?.textContent ?? '';

test('a translated page tells the price of the choice, and the search what was found', async ({ visitor, site }) => {
  await visitor.refuseAt(site.address('en', '/pricing'));
  await visitor.open(site.address('en', '/pricing'));
  await visitor.ask(sayTranslated, 'ar');
  expect(await visitor.ask(() => document.querySelectorAll('font').length)).toBe(0);
  await visitor.ask(translateTexts);
  await visitor.click('label:has(input[value="monthly"])');
  await visitor.finds('$30.00', price);
  await visitor.ask(translateTexts);
  await visitor.click('label:has(input[value="BRL"])');
  await visitor.finds(true, () => document.querySelector('form strong')?.textContent?.startsWith('R$'));
  expect(untranslated(await visitor.ask(billed))).toContain('1,800.00');
  await visitor.click('header button[aria-haspopup="dialog"]');
  await visitor.type('zzzzqqq xyzzyx');
  const said = () => document.querySelector('dialog[open] [role="status"]')?.textContent?.includes('xyzzyx');
  await visitor.finds(true, said);
  await visitor.ask(translateTexts);
  await visitor.press('Escape');
  await visitor.click('header button[aria-haspopup="dialog"]');
  await visitor.type('proxy');
  await visitor.finds(true, () => document.querySelector('dialog[open] ol a') !== null);
  await visitor.finds(true, () => document.querySelector('#___gatsby h1') !== null);
});
