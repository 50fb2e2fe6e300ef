import { expect, test } from '@playwright/test';
import { localeCodes, localeOf } from '../../src/site/locales';
import { addressOf, ask } from './support/hosts';

for (const locale of localeCodes) {
  test(`${locale}: an unknown address answers 404, keeps its address and its language after hydration`, async ({
    page,
    request,
  }) => {
    const address = `${addressOf(locale, '/nope/deeper')}?from=test`;
    const answer = await ask(request, address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${localeOf(locale).tag}"`);

    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
    // The path is filled in by the script: it shows that the page has hydrated.
    await expect(page.locator('main')).toContainText('/nope/deeper');
    expect(complaints).toEqual([]);
  });
}
