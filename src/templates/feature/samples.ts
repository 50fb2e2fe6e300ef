/** One task in several tools: open a profile, do something in it, close it (docs/product-facts.md, local API). */

import { site } from '../../browser/platform/site';
import type { SampleLanguage } from '../../components/code-block/tokens';
import { keyVariable } from '../../site/product/local-api';

export interface CodeSample {
  readonly tool: string;
  readonly language: SampleLanguage;
  readonly code: string;
}

const key = keyVariable(site.config);

/** Starts with the one that needs the fewest tools. */
export const samples: readonly CodeSample[] = [
  {
    tool: 'curl',
    language: 'bash',
    code: `curl -X POST http://127.0.0.1:35600/v1/profiles/shop-de/start \\
  -H "Authorization: Bearer $${key}"

curl -X POST http://127.0.0.1:35600/v1/profiles/shop-de/stop \\
  -H "Authorization: Bearer $${key}"`,
  },
  {
    tool: 'Puppeteer',
    language: 'js',
    code: `import puppeteer from 'puppeteer-core';

const profile = 'http://127.0.0.1:35600/v1/profiles/shop-de';
const call = { method: 'POST', headers: { Authorization: \`Bearer \${process.env.${key}}\` } };

const { code, data } = await (await fetch(\`\${profile}/start\`, call)).json();
if (code !== 0) throw new Error(\`The profile did not start: \${code}\`);

const browser = await puppeteer.connect({ browserWSEndpoint: data.ws });
const [page] = await browser.pages();
await page.goto('https://shop.example/orders');

await browser.disconnect();
await fetch(\`\${profile}/stop\`, call);`,
  },
  {
    tool: 'Selenium',
    language: 'python',
    code: `import os

import requests
from selenium import webdriver

profile = "http://127.0.0.1:35600/v1/profiles/shop-de"
headers = {"Authorization": f"Bearer {os.environ['${key}']}"}

answer = requests.post(f"{profile}/start", headers=headers, timeout=90).json()
if answer["code"] != 0:
    raise RuntimeError(answer)

options = webdriver.ChromeOptions()
options.debugger_address = f"127.0.0.1:{answer['data']['debugPort']}"
driver = webdriver.Chrome(options=options)
driver.get("https://shop.example/orders")

requests.post(f"{profile}/stop", headers=headers, timeout=90)`,
  },
];
