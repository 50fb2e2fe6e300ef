import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';
import { root } from './workshop/paths';

const port = 9124;

// The support of the browser tests reads these.
process.env.TESTED_SITE = root;
process.env.E2E_PORT = String(port);

/** What is true of every page, asked of the hosts as they were built: `npx playwright test -c playwright.built.config.ts`. */
export default defineConfig({
  ...browserTests,
  testDir: '__tests__/built',
  testMatch: '**/*.built.ts',
  // Some read every page of a host, beside Netlify's own software.
  timeout: 240_000,
  outputDir: '.local/playwright-built',
  // Not given to defineConfig as a second config: it would start the server of both.
  use: { ...browserTests.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'tsx workshop/local/serve.ts',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
