/**
 * WebKit, driven by WebDriver: WebKitGTK's small browser under a virtual screen, which it cannot do without.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import type { WebKit } from '../../../workshop/build/browsers';
import type { Browser, Key, Window } from './browser';

/** How long the driver may take to answer, in ms. */
const startMs = 20_000;

const keys: Readonly<Record<Key, string>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
};

/** Starts the driver of WebKit; each window is a browser of its own, whose storage ends with it. */
export async function startWebKit(programs: WebKit): Promise<Browser> {
  const port = await freePort();
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
  const driver = spawn(programs.screen, [...screen, programs.driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await answering(server, driver);
  return {
    newWindow: async () => {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        })
        .build();
      return windowOf(session);
    },
    close: async () => stop(driver),
  };
}

const windowOf = (session: WebDriver): Window => ({
  open: (address) => session.get(address),
  run: (work, ...args) => session.executeScript(work, ...args),
  clickAt: async (x, y) => {
    const at = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
    await session.actions().move(at).press().release().perform();
  },
  press: async (key) => session.actions().sendKeys(keys[key]).perform(),
  type: async (text) => session.actions().sendKeys(text).perform(),
  resize: async (width, height) => {
    const sizeOf = (): Promise<number[]> => session.executeScript(() => [innerWidth, innerHeight]);
    const frame = session.manage().window();
    await frame.setRect({ x: 0, y: 0, width, height });
    // The frame has a border and a bar of its own.
    const [innerWidth = width, innerHeight = height] = await sizeOf();
    await frame.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    // As narrow as a phone it cannot be: it is as near as it gets when it stays so.
    let last = '';
    await session.wait(
      async () => {
        const before = last;
        last = (await sizeOf()).join();
        return last === before;
      },
      startMs,
      undefined,
      200,
    );
  },
  close: () => session.quit(),
});

/** Waits until the driver answers. */
async function answering(server: string, driver: ChildProcess): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until && driver.exitCode === null) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop(driver);
  throw new Error(`WebKitWebDriver under xvfb-run does not answer within ${startMs} ms`);
}

/** Ends the driver and its screen: they are one group of processes. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
