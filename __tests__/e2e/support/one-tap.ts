/** The sign-in by one tap, and the application that it leads to. */
import { expect, type Page } from '@playwright/test';

export const application = 'https://app.facet.example';

/** Brings the prompt, as a visitor's first step does; the services may come after the first key. */
export async function bringOneTap(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('#site-one-tap')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

export const oneTapButton = (page: Page) =>
  page.frameLocator('#site-one-tap').getByRole('button', { name: 'Continue as Robin Example' });

export async function signInByOneTap(page: Page): Promise<void> {
  await bringOneTap(page);
  await oneTapButton(page).click();
}
