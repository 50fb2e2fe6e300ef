/**
 * A window of each engine: Chromium and Firefox by puppeteer (Playwright's own protocol needs its own Firefox), WebKitGTK by
 * the calls of WebDriver, the only protocol it has.
 */
import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browsers, chromiumArgs, type Engine } from '../../../workshop/build/browsers';

/** Of a page's window, in px. */
const size = { width: 1280, height: 800 };

const keys = { ArrowDown: '\uE015', ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C' } as const;
export type Key = keyof typeof keys;

export interface Browser {
  /** Opens a window of a visitor whom no site knows. */
  readonly newWindow: () => Promise<Window>;
  readonly close: () => Promise<void>;
}

export interface Window {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; arguments and answer go as JSON. Throws while the page is being changed for another. */
  readonly run: <A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<T>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const start: Readonly<Record<Engine, () => Promise<Browser>>> = {
  chromium: () => startPuppeteer({ executablePath: browsers.chromium(), args: [...chromiumArgs] }),
  firefox: () => startPuppeteer({ executablePath: browsers.firefox(), browser: 'firefox' }),
  webkit: startWebKit,
};

async function startPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: size });
  const newWindow = async (): Promise<Window> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      run: async <A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A) =>
        (await page.evaluate(`(${work})(...${JSON.stringify(args)})`)) as T,
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      close: () => context.close(),
    };
  };
  return { newWindow, close: () => browser.close() };
}

const driverPort = 9125;

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { message?: string } };
  if (!answer.ok) throw new Error(value.message);
  return value;
}

/** WebKitGTK's small browser cannot do without a screen; each window is a browser of its own. */
async function startWebKit(): Promise<Browser> {
  const { browser, driver, screen } = browsers.webkit();
  const onScreen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driver, `--port=${driverPort}`];
  const { pid } = spawn(screen, onScreen, { detached: true, stdio: 'ignore' });
  await expect(() => call('GET', '/status')).toPass({ timeout: 20_000 });
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const newWindow = async (): Promise<Window> => {
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
    await call('POST', `/session/${sessionId}/window/rect`, { x: 0, y: 0, ...size });
    return webkitWindow(`/session/${sessionId}`);
  };
  return {
    newWindow,
    close: async () => {
      // With its screen: they are one group of processes.
      if (pid !== undefined) process.kill(-pid);
    },
  };
}

function webkitWindow(session: string): Window {
  const run: Window['run'] = (work, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args });
  const act = (type: 'pointer' | 'key', actions: readonly object[]): Promise<void> =>
    call('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  const type = (text: string): Promise<void> =>
    act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run,
    type,
    press: (key) => type(keys[key]),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    close: () => call('DELETE', session),
  };
}
