/** @jest-environment jsdom */
import { type PageData, readPageData } from '../../../src/browser/gatsby/page-data';

const compilation = '0a1b2c3d4e5f';

const page: PageData = {
  ...readPageData(document.createElement('script')),
  path: '/vn/404',
  shell: '/shell/vn-01234567.json',
};

/** What Gatsby's entry finds on `window` when it is evaluated: once per document, or never. */
const evaluated = jest.fn<void, [found: object]>();
const gatsbyGlobals = ['pagePath', 'pageData', '___webpackCompilationHash', '___chunkMapping'] as const;
/** What loads the template's script. */
const loadTemplate = jest.fn<Promise<unknown>, []>();
const found = (): object => Object.fromEntries(gatsbyGlobals.map((name) => [name, Reflect.get(window, name)]));

const answers = jest.fn<string | null, [path: string]>();
let log: jest.SpyInstance;

/** The application as a new document has it. */
async function opened() {
  jest.resetModules();
  jest.doMock(
    'gatsby-entry',
    () => {
      evaluated(found());
      return {};
    },
    { virtual: true },
  );
  jest.doMock('$virtual/async-requires', () => ({ components: { 'src-templates-not-found': loadTemplate } }), {
    virtual: true,
  });
  const { announceReady } = await import('../../../src/browser/application/ready');
  const { start } = await import('../../../src/browser/application/start');
  return { start, announceReady };
}

const appData = '/page-data/app-data.json';
const pageData = { path: page.path, componentChunkName: 'src-templates-not-found' };

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  evaluated.mockClear();
  loadTemplate.mockReset().mockResolvedValue({});
  for (const name of gatsbyGlobals) Reflect.deleteProperty(window, name);
  answers.mockImplementation((path) => {
    if (path === page.shell) return '{"locale":"vn"}';
    return JSON.stringify(path === appData ? { webpackCompilationHash: compilation } : pageData);
  });
  Object.assign(globalThis, { __webpack_hash__: compilation });
  Object.assign(window, {
    fetch: jest.fn(async (path: string) => {
      const text = answers(path);
      if (text === null) throw new TypeError('Failed to fetch');
      return { ok: text !== '', status: text === '' ? 404 : 200, json: async () => JSON.parse(text) };
    }),
  });
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('Gatsby’s runtime finds its page and its compilation, and no list of chunks', async () => {
  const { start, announceReady } = await opened();
  announceReady();
  await start(page);
  expect(evaluated.mock.calls).toEqual([
    [{ pagePath: '/vn/404', pageData, ___webpackCompilationHash: compilation, ___chunkMapping: {} }],
  ]);
  expect(log).not.toHaveBeenCalled();
});

test('where the template’s script is blocked, Gatsby does not start, which would load the page again; it is tried again', async () => {
  loadTemplate.mockImplementationOnce(() => Promise.reject(new Error('blocked')));
  const { start, announceReady } = await opened();
  announceReady();
  await expect(start(page)).rejects.toThrow('blocked');
  expect(evaluated).not.toHaveBeenCalled();
  await start(page);
  expect(evaluated).toHaveBeenCalledTimes(1);
});

test('it has started when the page is alive, and not before; its language is there then', async () => {
  const { start, announceReady } = await opened();
  const onStarted = jest.fn();
  const started = start(page).then(onStarted);
  await settled();
  expect(evaluated).toHaveBeenCalledTimes(1);
  expect(onStarted).not.toHaveBeenCalled();
  announceReady();
  await started;
  expect(onStarted).toHaveBeenCalledTimes(1);
  const { loadShell } = await import('../../../src/browser/application/browser-shell');
  const { siteFrom } = await import('../../../src/site/hosting/hosts');
  await expect(loadShell(siteFrom({}), document, '/vn/404')).resolves.toEqual({ locale: 'vn' });
});

test.each<[string, string, string | null, string]>([
  ['the pages’ data are of another compilation', appData, '{"webpackCompilationHash":"f"}', 'built anew'],
  ['they name none', appData, '{}', 'built anew'],
  ['they cannot be had', appData, null, 'Failed to fetch'],
  ['something else stands in their place', appData, '<!doctype html>', 'is not valid JSON'],
  ['the page’s own data cannot be had', '/page-data/vn/404/page-data.json', null, 'Failed to fetch'],
  ['they are gone', '/page-data/vn/404/page-data.json', '', 'could not be loaded: status 404'],
  ['the language cannot be had', page.shell, null, 'Failed to fetch'],
  ['the language’s file is gone', page.shell, '', `${page.shell} could not be loaded: status 404`],
  ['the language cannot be read', page.shell, '{"locale":', 'Unexpected end of JSON input'],
])('the page stays the document that it is where %s', async (_title, file, answer, message) => {
  const usual = answers.getMockImplementation();
  answers.mockImplementation((path) => (path === file ? answer : (usual?.(path) ?? null)));
  const { start, announceReady } = await opened();
  await expect(start(page)).rejects.toThrow(message);
  expect(evaluated).not.toHaveBeenCalled();
  expect(found()).toEqual({});
  answers.mockImplementation(usual as typeof answers);
  announceReady();
  // When it can be had, the application starts.
  await start(page);
  expect(evaluated).toHaveBeenCalledTimes(1);
  const logged = file === page.shell ? [['Failed locale loading', expect.objectContaining({ message })]] : [];
  expect(log.mock.calls).toEqual(logged);
});
