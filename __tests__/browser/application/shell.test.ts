/** @jest-environment jsdom */
import messages from '../../../locales/en/shell.json';
import { type Shell, shellPath } from '../../../src/site/data/shell';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { menusOf } from '../../../src/site/pages/menus';

const site = siteFrom({ SITE_HOST: 'global' });
const shell: Shell = { locale: 'de', messages, menus: menusOf(site.config, 'de', () => true) };

describe('the path of a shell’s file', () => {
  test('names its language', () => expect(shellPath(shell)).toMatch(/^\/shell\/de-[0-9a-f]{8}\.json$/));

  test('is the same for the same text, however it came to be', () => {
    expect(shellPath(JSON.parse(JSON.stringify(shell)))).toBe(shellPath(shell));
  });

  test.each<[string, Shell]>([
    ['language', { ...shell, locale: 'fr' }],
    ['message', { ...shell, messages: { ...messages, close: 'Zu' } }],
    ['menu', { ...shell, menus: menusOf(site.config, 'de', () => false) }],
  ])('is another for another %s, since browsers keep it for long', (_title, other) => {
    expect(shellPath(other)).not.toBe(shellPath(shell));
  });
});

describe('the shell in the browser (design 9)', () => {
  const path = shellPath(shell);
  // jsdom has no Response.
  type Answer = () => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
  const answer =
    (status: number, text: string): Answer =>
    async () => ({ ok: status < 300, status, json: async () => JSON.parse(text) });
  const ask = jest.fn<ReturnType<Answer>, [path: string]>();
  let log: jest.SpyInstance;

  /** The module as a new document has it. */
  async function opened() {
    jest.resetModules();
    return import('../../../src/browser/application/browser-shell');
  }

  beforeEach(() => {
    ask.mockReset();
    Object.assign(window, { fetch: ask });
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test('is read from its file, once, and is there for the application', async () => {
    const { readShell, loadShell } = await opened();
    ask.mockImplementation(answer(200, JSON.stringify(shell)));
    await readShell(path);
    await expect(loadShell(site, document, '/de/pricing')).resolves.toEqual(shell);
    expect(ask.mock.calls).toEqual([[path]]);
    expect(log).not.toHaveBeenCalled();
  });

  test.each<[string, Answer, string]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['the file is gone', answer(404, '<!doctype html>'), `${path} could not be loaded: status 404`],
    ['the host fails', answer(502, '{}'), `${path} could not be loaded: status 502`],
    ['the file was cut off', answer(200, '{"locale":'), 'Unexpected end of JSON input'],
  ])('when %s, "Failed locale loading" is logged, and there is none', async (_title, fails, message) => {
    const { readShell, loadShell } = await opened();
    ask.mockImplementation(fails);
    await expect(readShell(path)).rejects.toThrow(message);
    expect(log.mock.calls).toEqual([['Failed locale loading', expect.objectContaining({ message })]]);
    await expect(loadShell(site, document, '/de')).rejects.toThrow('without a shell');
  });

  test('is there when it could be read the second time', async () => {
    const { readShell, loadShell } = await opened();
    ask.mockImplementationOnce(answer(503, '')).mockImplementation(answer(200, JSON.stringify(shell)));
    await expect(readShell(path)).rejects.toThrow();
    await readShell(path);
    await expect(loadShell(site, document, '/de')).resolves.toEqual(shell);
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
    expect(ask).not.toHaveBeenCalled();
  });
});
