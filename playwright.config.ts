import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from './workshop/build/browsers';
import { fixtureSite, root } from './workshop/paths';

const port = Number(process.env.E2E_PORT ?? 9123);

/** Tests in a browser, over the content of `__tests__/fixtures/site`; `npx tsx workshop/build/fixture-site.ts` builds it. */
export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Many tests wait more than they work: one more than the processors of a small machine.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  // Whatever breaks every page would otherwise take an hour to say so.
  maxFailures: process.env.CI ? 12 : 0,
  forbidOnly: true,
  timeout: 60_000,
  outputDir: '.local/playwright',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [...chromiumArgs],
    },
  },
  webServer: {
    command: 'tsx workshop/local/serve.ts',
    cwd: root,
    env: { PORT: String(port), DIST: path.join(fixtureSite, 'dist') },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
