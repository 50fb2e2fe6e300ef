import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeManifests } from '../../plugins/gatsby-plugin-host-manifests/src/write-manifests';
import { webpackConfig } from '../../src/gatsby/bundles/webpack';
import { type BuildTarget, siteFrom } from '../../src/site/hosting/hosts';
import { deployTable } from '../support/deploy-table';
import { buildFixture, inputFor, scripts, targets } from '../support/redirect-fixture';

/** The repository's configuration without a build, whose `_redirects` and `_headers` Netlify would add. */
const repository = mkdtempSync(path.join(tmpdir(), 'netlify-'));
for (const name of ['netlify.toml', 'netlify', 'workshop'])
  cpSync(name, path.join(repository, name), { recursive: true });
afterAll(() => rmSync(repository, { recursive: true }));

/** What Netlify's own package makes of netlify.toml in a context. It is an ES module: it runs in a process of its own. */
function resolve(context: string): { readonly build: { readonly environment: Readonly<Record<string, string>> } } {
  const options = { context, branch: 'main', offline: true, cwd: repository, repositoryRoot: repository };
  const script = `import('@netlify/config')
    .then(({ resolveConfig }) => resolveConfig(${JSON.stringify(options)}))
    .then(({ config }) => console.log(JSON.stringify({ config })));`;
  const env = { ...process.env, SITE_HOST: '' };
  const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  return JSON.parse(output.slice(output.indexOf('{"config"'))).config;
}

describe('netlify.toml, read by Netlify’s own package', () => {
  const published = path.join(repository, 'public');

  test.each(['production', 'branch-deploy'])('builds in %s the host that the settings of the site name', (context) => {
    const config = resolve(context);
    expect(config).toMatchObject({
      build: {
        command: expect.stringMatching(/^npm run build -- --host "\$SITE_HOST" .*"dist\/\$SITE_HOST" public$/),
        publish: published,
        // Nothing but the edge function and _redirects rewrites a path.
        processing: { html: { pretty_urls: false } },
      },
      redirects: [],
      headers: [],
      plugins: [{ package: '/netlify/plugins/gatsby-cache' }],
    });
    expect(config).not.toHaveProperty('build.environment.SITE_HOST');
  });

  test('builds of a pull request what it changes, and publishes it from the same folder', () => {
    expect(resolve('deploy-preview')).toMatchObject({
      build: {
        command: 'npm run build -- --host preview --changed && rm -rf public && cp -al dist/preview public',
        publish: published,
        environment: { SITE_HOST: 'preview' },
        ignore: 'bash workshop/build/netlify-ignore.sh',
        edge_functions: path.join(repository, 'netlify/edge-functions'),
      },
    });
  });

  test.each([
    'netlify/edge-functions/site/index.ts',
    'workshop/build/netlify-ignore.sh',
    'netlify/plugins/gatsby-cache/index.js',
    'netlify/plugins/gatsby-cache/manifest.yml',
  ])('names what is there: %s', (file) => expect(existsSync(file)).toBe(true));
});

describe('what a deploy may do (docs/builds.md)', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await buildFixture();
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('is said of each context on each of the four sites', () => {
    const deploys = ['production', 'branch-deploy', 'deploy-preview'].flatMap((context) => {
      const { SITE_HOST } = resolve(context).build.environment;
      return [...new Set(targets.map((own) => `${context} ${SITE_HOST ?? own}`))];
    });
    expect(deployTable.map(({ context, host }) => `${context} ${host}`)).toEqual(deploys);
  });

  // What the browser finds on a built host (deploys.e2e.ts) so holds in each context.
  test('is the same for drafts in each context', () => {
    const drafts = new Map(deployTable.map(({ host, facts }) => [host, facts.drafts]));
    expect(deployTable.filter(({ host, facts }) => facts.drafts !== drafts.get(host))).toEqual([]);
  });

  test.each(deployTable)('$context of $host: $facts', async ({ context, host, facts }) => {
    const folder = path.join(dist, host);
    const env = { CONTEXT: context, SITE_API_PROXY: 'https://api.facet.example' };
    await writeManifests(folder, inputFor(host), scripts, env);
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    const everywhere = read('_headers').split('\n\n')[0];
    expect([everywhere?.includes('X-Robots-Tag: noindex'), read('robots.txt').includes('\nAllow: /\n')]).toEqual([
      !facts.indexed,
      facts.indexed,
    ]);
    expect(read('_redirects').includes('https://api.facet.example')).toBe(facts.API);
    expect(definedFor(host, context).__COUNTED__).toBe(String(facts.counted));
  });
});

/** What webpack inserts into the scripts of a build. */
function definedFor(host: BuildTarget, context: string): Readonly<Record<string, string>> {
  const define = jest.fn();
  process.env.CONTEXT = context;
  webpackConfig(siteFrom({ SITE_HOST: host }), {
    stage: 'develop',
    actions: { setWebpackConfig: () => {}, replaceWebpackConfig: () => {} },
    getConfig: () => ({}),
    plugins: { define },
  } as unknown as CreateWebpackConfigArgs);
  delete process.env.CONTEXT;
  return define.mock.calls[0]?.[0];
}

describe('the cache plugin', () => {
  const { onPreBuild, onPostBuild } = jest.requireActual('../../netlify/plugins/gatsby-cache/index.js');
  const restore = jest.fn().mockResolvedValue(true);
  const save = jest.fn().mockResolvedValue(true);

  test.each(['global', 'preview'])('keeps the folders of %s, and no other host’s', async (host) => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_HOST: host });
    jest.spyOn(console, 'log').mockImplementation(() => {});
    await onPreBuild({ utils: { cache: { restore } } });
    await onPostBuild({ utils: { cache: { save } } });
    const kept = ['site-cards', 'site-content', 'site-webpack'].map((name) => `node_modules/.cache/${name}`);
    const folders = [`.gatsby/${host}`, `dist/${host}`, ...kept];
    expect(restore).toHaveBeenLastCalledWith(folders);
    // With digests, Netlify would keep the first state only.
    expect(save).toHaveBeenLastCalledWith(folders);
  });
});
