/** @jest-environment jsdom */
import messages from '../../../locales/en/shell.json';
import { type Shell, shellPath } from '../../../src/site/data/shell';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { menusOf } from '../../../src/site/pages/menus';

const site = siteFrom({ SITE_HOST: 'global' });
const shell: Shell = { locale: 'de', messages, menus: menusOf(site.config, 'de', () => true) };

test('the path of a shell’s file names its language', () =>
  expect(shellPath(shell)).toMatch(/^\/shell\/de-[0-9a-f]{8}\.json$/));

test('the path of a shell’s file is the same for the same text, however it came to be', () => {
  expect(shellPath(JSON.parse(JSON.stringify(shell)))).toBe(shellPath(shell));
});

test.each<[string, Shell]>([
  ['language', { ...shell, locale: 'fr' }],
  ['message', { ...shell, messages: { ...messages, close: 'Zu' } }],
  ['menu', { ...shell, menus: menusOf(site.config, 'de', () => false) }],
])('the path of a shell’s file is another for another %s, since browsers keep it for long', (_title, other) => {
  expect(shellPath(other)).not.toBe(shellPath(shell));
});

describe('the shell in the browser (docs/messages.md)', () => {
  /** The module as a new document has it. */
  async function opened() {
    jest.resetModules();
    return import('../../../src/browser/application/browser-shell');
  }

  test('is there only once its file was read (start.test.ts)', async () => {
    const { loadShell } = await opened();
    await expect(loadShell(site, document, '/de')).rejects.toThrow('without a shell');
  });

  test.each([
    ['/vn/pricing', 'vn', 'vi-VN'],
    ['/pricing', 'en', 'en-US'],
  ])('in `gatsby develop` is that of the address, and the document is told: %s', async (pathname, locale, tag) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const { loadShell } = await opened();
    jest.doMock(`shell-files/${locale}.json`, () => ({ ...shell, locale }), { virtual: true });
    await expect(loadShell(site, document, pathname)).resolves.toMatchObject({ locale });
    expect(document.documentElement.lang).toBe(tag);
  });
});
