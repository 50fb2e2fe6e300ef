import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './workshop/build/browsers';

/** `npm run dev`, in a copy of the project; takes minutes, and is not part of `npm test`. */
export default defineConfig({
  testDir: 'workshop/local',
  testMatch: '**/*.e2e.ts',
  // One server, whose content the tests change in turn.
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  // The server compiles, asks and checks what a page needs when it is wanted.
  expect: { timeout: 90_000 },
  outputDir: '.local/playwright-development',
  reporter: [['list']],
  use: { launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] } },
});
