/**
 * Quick visits: for tests that look at many pages, none of which needs the product's services.
 */
import type { Page } from '@playwright/test';
import { servicePrefixes } from '../../../src/site/hosting/request-paths';

const serviceAddresses = servicePrefixes.map((prefix) => `*://*${prefix}/*`);

/** Fails every call to the product's services. */
export const blockServices = (page: Page): Promise<void> => block(page, serviceAddresses);

/** Fails every script file too: pages stay documents. For what is true of a page before and after React takes it over. */
export const blockScripts = (page: Page): Promise<void> => block(page, ['*.js', ...serviceAddresses]);

/** Not by Playwright's own routing, under which the browser forgets the scripts that the pages have in common. */
async function block(page: Page, urls: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls });
}

/** Opens a page of which the scripts are blocked. */
export const openDocument = (page: Page, address: string): Promise<unknown> =>
  page.goto(address, { waitUntil: 'domcontentloaded' });

/** Opens a page and waits until its scripts have taken it over; not for pictures, nor for the services. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Opens a page, and waits until nothing more is fetched and it answers to the visitor. */
export async function visitQuietly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
}

/** Holds files back, as a slow network does, until the result is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route(files, async (route) => {
    await given;
    await route.continue();
  });
  return give;
}

/**
 * Starts the application, as a visitor does who presses a key, and waits until all of it answers: React has marked the page's
 * elements and its effects have run. The first key may come before the page listens.
 */
export async function hydrated(page: Page): Promise<void> {
  // React marks a part of the page when it hydrates it; each begins with a comment.
  const isAlive = () => {
    const marked = (node: Node | null) => Object.keys(node ?? {}).some((key) => key.startsWith('__react'));
    const comments = document.createTreeWalker(document.getElementById('___gatsby') as Node, NodeFilter.SHOW_COMMENT);
    const parts = [document.getElementById('content')] as (Node | null)[];
    while (comments.nextNode()) {
      const { nodeValue, nextSibling } = comments.currentNode as Comment;
      if (nodeValue === '$' && nextSibling?.nodeType !== Node.COMMENT_NODE) parts.push(nextSibling);
    }
    return parts.every(marked);
  };
  for (let tries = 0; ; tries += 1) {
    await page.keyboard.press('Shift');
    const alive = await page.waitForFunction(isAlive, undefined, { timeout: 3_000 }).catch(() => null);
    if (alive) break;
    if (tries === 5) throw new Error(`${page.url()} does not come alive`);
  }
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
