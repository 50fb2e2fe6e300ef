/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ruleFiles, ruleModules } from '../../src/content/checks/rule-files';

const started = process.cwd();
let tree: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
};

/** Read by a build, but not as rules. */
const otherFiles = [
  'src/outputs/share-cards/card-design.ts',
  'src/components/card.tsx',
  'src/content/checks/links.ts',
  'src/site/pages/menus.ts',
  'src/site/product/offers.ts',
  'src/site/product/plans.ts',
  'src/site/product/prices.json',
  'src/site/redirects/rules.ts',
];

async function digests(): Promise<{ readonly input: string; readonly rules: string }> {
  jest.resetModules();
  const { inputDigest, rulesDigest } = await import('./input-digest');
  return { input: await inputDigest('global'), rules: await rulesDigest('global') };
}

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'digest-'));
  process.chdir(tree);
});

beforeEach(() => {
  for (const file of [
    '.babelrc.json',
    'gatsby-browser.tsx',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-ssr.tsx',
    'package-lock.json',
    'package.json',
  ]) {
    write(file, '');
  }
  write('content/blog/first/en.md', 'words');
  write('locales/en/article.json', '{}');
  write('locales/en/home.json', '{}');
  write('locales/en/shell.json', '{}');
  write('plugins/gatsby-plugin-host-manifests/index.js', '1');
  write('static/robots.txt', '');
  for (const folder of ['catalogue', 'local/development', 'review']) write(`workshop/${folder}/index.ts`, '1');
  // The rule modules, and one that each imports.
  for (const module of ruleModules.build) write(module, '');
  write(
    'src/gatsby/nodes/markdown-fields.ts',
    "import { render } from '../../content/render/render';\nimport type { Plan } from '../../site/product/plans';",
  );
  write('src/gatsby/gatsby-plugins.ts', "import {\n  hostsOf,\n  type Site,\n} from '../site/hosting/hosts.ts';");
  write('src/content/render/render.ts', "export * from './highlight';");
  write('src/content/render/highlight.ts', '1');
  write('src/site/hosting/hosts.ts', '1');
  // Not imported by any rule.
  for (const file of otherFiles) write(file, '1');
});

afterAll(() => {
  process.chdir(started);
  rmSync(tree, { recursive: true });
});

test.each([
  ['a text', 'content/blog/first/en.md'],
  ['a message', 'locales/en/home.json'],
  ['a menu entry', 'src/site/pages/menus.ts'],
  ['a message of the frame', 'locales/en/shell.json'],
  ['a price', 'src/site/product/prices.json'],
  ['the size of a plan', 'src/site/product/plans.ts'],
  ['a season', 'src/site/product/offers.ts'],
  ['the color of a share card', 'src/outputs/share-cards/card-design.ts'],
  ['a rule of the check alone', 'src/content/checks/links.ts'],
  ['a component', 'src/components/card.tsx'],
  ['a redirect rule', 'src/site/redirects/rules.ts'],
  ['the manifests', 'plugins/gatsby-plugin-host-manifests/index.js'],
  ['a dependency, which Gatsby sees', 'package.json'],
  ['the browsers that scripts are written for, which Babel’s loader sees', '.babelrc.json'],
])('after a change of %s a host is built again, from what its last build kept', async (_what, file) => {
  const before = await digests();
  write(file, 'changed');
  const after = await digests();
  expect(after.input).not.toBe(before.input);
  expect(after.rules).toBe(before.rules);
});

test.each([
  ['the fields of texts', 'src/gatsby/nodes/markdown-fields.ts'],
  ['what makes their HTML', 'src/content/render/highlight.ts'],
  ['the types', 'src/gatsby/nodes/schema.ts'],
  ['the options of plugins', 'src/gatsby/gatsby-plugins.ts'],
  ['addresses', 'src/site/hosting/hosts.ts'],
  ['the routes', 'src/site/pages/routes.ts'],
  ['availability', 'src/site/pages/availability.ts'],
  ['the words around a text', 'locales/en/article.json'],
  ['a library such as the highlighter or the parser', 'package-lock.json'],
])('after a change of %s nothing of the last build is kept: Gatsby would not see it', async (_what, file) => {
  const before = await digests();
  write(file, '// changed');
  const after = await digests();
  expect(after.input).not.toBe(before.input);
  expect(after.rules).not.toBe(before.rules);
});

test('a rule that imports a file that is missing is named', async () => {
  write('src/gatsby/nodes/schema.ts', "import { gone } from './gone';");
  await expect(digests()).rejects.toThrow(
    "src/gatsby/nodes/schema.ts imports './gone', which is no file of the project",
  );
});

describe('the rules of this project', () => {
  const filesOf = (kind: keyof typeof ruleModules) => ruleFiles(kind, started);

  test('are followed through their imports, and hold no price, season, menu, color or template', async () => {
    for (const kind of ['build', 'check'] as const) {
      const files = await filesOf(kind);
      expect(files).toEqual(
        expect.arrayContaining(['package-lock.json', 'src/content/render/render.ts', 'src/site/hosting/hosts.ts']),
      );
      expect(files.filter((file) => /plans|offers|menus|share-card/.test(file))).toEqual([]);
      for (const folder of ['src/components/', 'src/templates/', 'src/browser/']) {
        expect(existsSync(path.join(started, folder))).toBe(true);
        expect(files.filter((file) => file.startsWith(folder))).toEqual([]);
      }
    }
  });

  test('are in the list, or are seen by Gatsby, for every module that it calls', () => {
    const called = ['gatsby-config.ts', 'gatsby-node.ts'].flatMap((file) =>
      [...readFileSync(path.join(started, file), 'utf8').matchAll(/ from '\.\/(.+)'/g)].map(([, name]) => `${name}.ts`),
    );
    // Gatsby calls these in every build and compares the resulting nodes and pages; webpack drops its cache when one of
    // its rules changes.
    const seen = [
      'src/outputs/consult-code.ts',
      'src/outputs/outputs.ts',
      'workshop/local/develop-services.ts',
      'src/gatsby/pages/create-pages.ts',
      'src/gatsby/pages/plain-files.ts',
      'src/gatsby/bundles/preload-concurrency.ts',
      'src/gatsby/production-guard.ts',
      'src/gatsby/project-site.ts',
      'src/gatsby/nodes/price-node.ts',
      'src/gatsby/nodes/term-nodes.ts',
      'src/gatsby/nodes/token-nodes.ts',
      'src/gatsby/bundles/webpack.ts',
    ];
    const listed: readonly string[] = ruleModules.build;
    expect(called.filter((file) => !seen.includes(file) && !listed.includes(file))).toEqual([]);
  });
});

test('the configuration counts as a rule: addresses of the documentation stand in the pages', async () => {
  const before = await digests();
  process.env.SITE_DIGEST_TEST = '1';
  const after = await digests();
  delete process.env.SITE_DIGEST_TEST;
  expect(after.rules).not.toBe(before.rules);
});

test('Netlify’s context is none: a deploy preview goes on from what production kept, and is another build', async () => {
  const before = await digests();
  process.env.CONTEXT = 'deploy-preview';
  const after = await digests();
  delete process.env.CONTEXT;
  expect(after.rules).toBe(before.rules);
  expect(after.input).not.toBe(before.input);
});

test('nothing changed, nothing to build', async () => {
  expect(await digests()).toEqual(await digests());
});
