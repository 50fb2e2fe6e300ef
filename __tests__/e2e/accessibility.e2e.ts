import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe';
import { addressOf, ask } from './support/hosts';
import { samplePaths } from './support/templates';

for (const [template, paths] of Object.entries(samplePaths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${template}, ${colorScheme}: axe finds no fault in en, de, th, zh, km`, async ({ page, request }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults: string[] = [];
      let seen = 0;
      for (const locale of ['en', 'de', 'th', 'zh', 'km'] as const) {
        const path = paths[0];
        if (!path) continue;
        const address = addressOf(locale, path);
        if ((await ask(request, address)).status() === 404) continue;
        await page.goto(address, { waitUntil: 'load' });
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${locale} ${path} ${fault}`));
        seen += 1;
      }
      expect(seen).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });
  }
}
