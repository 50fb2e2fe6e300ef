/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '../../__tests__/support/test-folder';
import { ruleFiles, ruleModules } from '../../src/content/checks/rule-files';

const started = process.cwd();
const { write } = testFolder({ isEntered: true });

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

beforeEach(() => {
  const gatsby = ['browser.tsx', 'config.ts', 'node.ts', 'ssr.tsx'].map((name) => `gatsby-${name}`);
  const locales = ['article', 'home', 'shell'].map((name) => `locales/en/${name}.json`);
  const single = ['content/blog/first/en.md', 'plugins/gatsby-plugin-host-manifests/index.js', 'static/robots.txt'];
  const root = ['.babelrc.json', 'package-lock.json', 'package.json', 'workshop/html.ts'];
  for (const file of [...gatsby, ...locales, ...single, ...root]) write(file, '1');
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

test.each([
  ['a text', 'content/blog/first/en.md', 'what its last build kept'],
  ['a message', 'locales/en/home.json', 'what its last build kept'],
  ['a menu entry', 'src/site/pages/menus.ts', 'what its last build kept'],
  ['a message of the frame', 'locales/en/shell.json', 'what its last build kept'],
  ['a price', 'src/site/product/prices.json', 'what its last build kept'],
  ['the size of a plan', 'src/site/product/plans.ts', 'what its last build kept'],
  ['a season', 'src/site/product/offers.ts', 'what its last build kept'],
  ['the color of a share card', 'src/outputs/share-cards/card-design.ts', 'what its last build kept'],
  ['a rule of the check alone', 'src/content/checks/links.ts', 'what its last build kept'],
  ['a component', 'src/components/card.tsx', 'what its last build kept'],
  ['a redirect rule', 'src/site/redirects/rules.ts', 'what its last build kept'],
  ['the manifests', 'plugins/gatsby-plugin-host-manifests/index.js', 'what its last build kept'],
  ['a dependency, which Gatsby sees', 'package.json', 'what its last build kept'],
  ['the browsers that scripts are written for, which Babel’s loader sees', '.babelrc.json', 'what its last build kept'],
  ['the fields of texts', 'src/gatsby/nodes/markdown-fields.ts', 'nothing'],
  ['what makes their HTML', 'src/content/render/highlight.ts', 'nothing'],
  ['the types', 'src/gatsby/nodes/schema.ts', 'nothing'],
  ['the options of plugins', 'src/gatsby/gatsby-plugins.ts', 'nothing'],
  ['addresses', 'src/site/hosting/hosts.ts', 'nothing'],
  ['the routes', 'src/site/pages/routes.ts', 'nothing'],
  ['availability', 'src/site/pages/availability.ts', 'nothing'],
  ['the words around a text', 'locales/en/article.json', 'nothing'],
  ['a library such as the highlighter or the parser', 'package-lock.json', 'nothing'],
])('after a change of %s (%s) a host is built again, from %s', async (_what, file, kept) => {
  const before = await digests();
  write(file, '// changed');
  const after = await digests();
  expect(after.input).not.toBe(before.input);
  expect(after.rules === before.rules).toBe(kept !== 'nothing');
});

test('a rule that imports a file that is missing is named', async () => {
  write('src/gatsby/nodes/schema.ts', "import { gone } from './gone';");
  await expect(digests()).rejects.toThrow(
    "src/gatsby/nodes/schema.ts imports './gone', which is no file of the project",
  );
});

describe('the rules of this project', () => {
  const filesOf = (kind: keyof typeof ruleModules) => ruleFiles(ruleModules[kind], started);

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
      'src/gatsby/nodes/source-nodes.ts',
      'src/gatsby/bundles/webpack.ts',
    ];
    const listed: readonly string[] = ruleModules.build;
    expect(called.filter((file) => !seen.includes(file) && !listed.includes(file))).toEqual([]);
  });
});

test.each([
  ['the configuration is a rule: addresses of the documentation stand in the pages', 'SITE_DIGEST_TEST', true],
  ['Netlify’s context is no rule: a deploy preview goes on from what production kept', 'CONTEXT', false],
])('%s', async (_what, variable, isRule) => {
  const before = await digests();
  expect(await digests()).toEqual(before);
  process.env[variable] = 'deploy-preview';
  const after = await digests();
  delete process.env[variable];
  expect([after.input === before.input, after.rules === before.rules]).toEqual([false, !isRule]);
});
