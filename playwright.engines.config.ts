import { defineConfig } from '@playwright/test';
import { engines } from './workshop/build/browsers';

/** The smoke in three engines: `npx playwright test -c playwright.engines.config.ts --project=webkit`. */
export default defineConfig({
  testDir: '__tests__/engines',
  testMatch: '**/*.e2e.ts',
  // One browser at a time: WebKit's driver knows one window only, and the machine is for the page.
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  // The machine may be busy.
  expect: { timeout: 20_000 },
  outputDir: '.local/playwright-engines',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  projects: engines.map((name) => ({ name })),
});
