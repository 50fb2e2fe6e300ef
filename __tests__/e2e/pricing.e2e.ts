/**
 * The tools of the pricing page and of the help about proxies: what is chosen is in the address, and is read from it; without
 * scripts the pages are complete (docs/pages.md).
 */
import { expect, type Page, test } from '@playwright/test';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { accessibilityFaults } from './support/axe';
import { addressOf } from './support/hosts';
import { messagesIn } from './support/messages';
import { answered } from './support/runtime';
import { blockServices, visit } from './support/visit';

const pricing = messagesIn('en', 'pricing');
const budget = messagesIn('en', 'proxy-budget');
const proxyHelp: RoutePath = '/helps/with-tool';

const calculator = (page: Page) => page.getByRole('form', { name: pricing.calculator });
const price = (page: Page) => calculator(page).locator('strong');
const budgetForm = (page: Page) => page.getByRole('form', { name: budget.title });

test.describe('with scripts', () => {
  test.beforeEach(async ({ page, context }) => {
    await answered(context, 'refused');
    await blockServices(page);
  });

  test('a choice is in the address, and is seen by whoever opens it or comes back', async ({ page, context }) => {
    await visit(page, `${addressOf('en', '/pricing')}?ref=FRIEND9`);
    await calculator(page).getByRole('slider', { name: pricing.profiles }).press('ArrowRight');
    await calculator(page).getByRole('button', { name: pricing.more }).click();
    await calculator(page).getByText('PLN', { exact: true }).click();
    await calculator(page).getByText(pricing.monthly, { exact: true }).click();
    await expect(price(page)).toHaveText('zł\u00a0216.00');
    await expect(page).toHaveURL(/\/pricing\?ref=FRIEND9&profiles=100&members=2&period=monthly&currency=PLN$/);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(price(other)).toHaveText('zł\u00a0216.00');
    await expect(calculator(other).getByRole('radio', { name: 'PLN' })).toBeChecked();
    await expect(calculator(other).getByRole('radio', { name: pricing.monthly })).toBeChecked();
    await expect(calculator(other).getByRole('slider')).toHaveAttribute('aria-valuetext', '100 profiles');
    await expect(calculator(other).getByRole('link')).toHaveAttribute(
      'href',
      /plan=team&profiles=100&members=2&period=monthly&currency=PLN/,
    );

    await page.getByRole('contentinfo').locator('a[href="/faq"]').first().click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goBack();
    await expect(page).toHaveURL(/currency=PLN/);
    await expect(price(page)).toHaveText('zł\u00a0216.00');
  });

  test('on a phone the price is in sight while the profiles are chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressOf('en', '/pricing'));
    const slider = calculator(page).getByRole('slider', { name: pricing.profiles });
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(price(page)).toBeInViewport({ ratio: 1 });
    const [chosen, priced] = await Promise.all([slider.boundingBox(), price(page).boundingBox()]);
    expect(chosen && priced && priced.y > chosen.y + chosen.height).toBe(true);
  });

  test('what an address gets wrong is as at first', async ({ page }) => {
    await page.goto(`${addressOf('de', '/pricing')}?profiles=7&members=0&period=never&currency=EUR`);
    await visit(page, page.url());
    await expect(page.getByRole('form', { name: messagesIn('de', 'pricing').calculator }).locator('strong')).toHaveText(
      '25,00\u00a0$',
    );
  });

  test('the proxy budget follows what is typed, is in the address, and sends nothing', async ({ page, context }) => {
    await visit(page, addressOf('en', proxyHelp));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await budgetForm(page).getByLabel(budget.fields.accounts).fill('35');
    await budgetForm(page).getByLabel(budget.fields.low).fill('2');
    await budgetForm(page).getByLabel(budget.fields.high).fill('4.5');
    await expect(page.getByText('420.00 – 945.00')).toBeVisible();
    await expect(page).toHaveURL(/\?accounts=35&hours=2&megabytes=100&low=2&high=4\.5$/);
    expect(asked.filter((address) => /35|4\.5/.test(new URL(address).search))).toEqual([]);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('420.00 – 945.00')).toBeVisible();
    await budgetForm(page).getByLabel(budget.fields.hours).fill('25');
    await expect(budgetForm(page).getByLabel(budget.fields.hours)).toHaveAccessibleDescription(/0 to 24|0.*24/);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });

  test('both tools of the pricing page keep their own part of the address', async ({ page }) => {
    await visit(page, addressOf('en', '/pricing'));
    await budgetForm(page).getByLabel(budget.fields.accounts).fill('20');
    await calculator(page).getByText('VND', { exact: true }).click();
    await expect(page).toHaveURL(/accounts=20.*profiles=50&members=1&period=yearly&currency=VND/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, perMonth, saved] of [
    ['en', '$25.00', '$60.00'],
    ['de', '25,00\u00a0$', '60,00\u00a0$'],
  ] as const) {
    test(`${locale}: prices are complete, and nothing is offered that would not work`, async ({ page }) => {
      const messages = messagesIn(locale, 'pricing');
      await page.goto(addressOf(locale, '/pricing'));
      const form = page.getByRole('form', { name: messages.calculator });
      await expect(form.locator('strong')).toHaveText(perMonth);
      await expect(form.getByText(messages.saved.replace('{{price}}', () => saved))).toBeVisible();
      await expect(form.getByRole('link')).toHaveAttribute('href', /profiles=50&members=1&period=yearly&currency=USD/);
      await expect(page.getByRole('main').getByRole('slider')).toBeHidden();
      for (const role of ['radio', 'button', 'spinbutton'] as const) {
        await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
      }
    });
  }

  test('the proxy budget is explained by a formula and an example', async ({ page }) => {
    await page.goto(addressOf('en', proxyHelp));
    await expect(page.getByText(budget.formula)).toBeVisible();
    await expect(page.getByText('10 × 2 × 100 × 30 ÷ 1,000 = 60.0')).toBeVisible();
    await expect(budgetForm(page)).toBeHidden();
    await expect(page.getByText(budget.noPrice)).toBeHidden();
  });

  test('the notices of open-source software open, and the terms lead to them', async ({ page }) => {
    await page.goto(addressOf('de', '/terms'));
    await page.getByRole('main').getByRole('link', { name: 'Open-Source-Software' }).click();
    await expect(page).toHaveURL(addressOf('de', '/open-source'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const react = page.getByRole('main').locator('details').filter({ hasText: 'react-dom' });
    await react.locator('summary').click();
    await expect(react.getByText('Permission is hereby granted')).toBeVisible();
    await expect(react.locator('pre')).toHaveAttribute('lang', 'en-US');
  });
});
