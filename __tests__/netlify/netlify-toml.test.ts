import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Resolved {
  readonly config: {
    readonly build: {
      readonly command: string;
      readonly publish: string;
      readonly ignore: string;
      readonly edge_functions: string;
      readonly environment: Readonly<Record<string, string>>;
      readonly processing: { readonly html: { readonly pretty_urls: boolean } };
    };
    readonly plugins: readonly { readonly package: string }[];
    readonly redirects: readonly unknown[];
    readonly headers: readonly unknown[];
  };
}

/** The repository's configuration without a build, whose `_redirects` and `_headers` Netlify would add. */
const repository = mkdtempSync(path.join(tmpdir(), 'netlify-'));
for (const name of ['netlify.toml', 'netlify', 'workshop'])
  cpSync(name, path.join(repository, name), { recursive: true });
afterAll(() => rmSync(repository, { recursive: true }));

/** What Netlify's own package makes of netlify.toml in a context. It is an ES module: it runs in a process of its own. */
function resolve(context: string): Resolved['config'] {
  const options = { context, branch: 'main', offline: true, cwd: repository, repositoryRoot: repository };
  const script = `import('@netlify/config')
    .then(({ resolveConfig }) => resolveConfig(${JSON.stringify(options)}))
    .then(({ config }) => console.log(JSON.stringify({ config })));`;
  const env = { ...process.env, SITE_HOST: '' };
  const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  return (JSON.parse(output.slice(output.indexOf('{"config"'))) as Resolved).config;
}

describe('netlify.toml, read by Netlify’s own package', () => {
  const production = resolve('production');
  const preview = resolve('deploy-preview');

  test('builds the host that the site’s settings name, and publishes a folder of a fixed name', () => {
    expect(production.build.command).toContain('npm run build -- --host "$SITE_HOST"');
    expect(production.build.publish).toBe(path.join(repository, 'public'));
    expect(production.build.command).toContain('"dist/$SITE_HOST" public');
  });

  test('leaves SITE_HOST to the site, but for deploy previews', () => {
    expect(production.build.environment).not.toHaveProperty('SITE_HOST');
    expect(resolve('branch-deploy').build.environment).not.toHaveProperty('SITE_HOST');
    expect(preview.build.environment).toMatchObject({ SITE_HOST: 'preview' });
  });

  test('builds of a pull request what it changes, and publishes it from the same folder', () => {
    expect(preview.build.command).toBe(
      'npm run build -- --host preview --changed && rm -rf public && cp -al dist/preview public',
    );
    expect(preview.build.publish).toBe(production.build.publish);
    for (const context of ['production', 'branch-deploy']) {
      expect(resolve(context).build.command).not.toContain('--changed');
    }
  });

  test('lets nothing but the edge function and _redirects rewrite a path', () => {
    expect(production.build.processing.html.pretty_urls).toBe(false);
    expect(production.redirects).toEqual([]);
    expect(production.headers).toEqual([]);
  });

  test('names files that are there', () => {
    expect(existsSync(`${production.build.edge_functions}/site/index.ts`)).toBe(true);
    expect(existsSync(path.join(repository, production.build.ignore.replace('bash ', '')))).toBe(true);
    expect(production.plugins.map((plugin) => plugin.package)).toEqual(['/netlify/plugins/gatsby-cache']);
    expect(existsSync('netlify/plugins/gatsby-cache/index.js')).toBe(true);
    expect(existsSync('netlify/plugins/gatsby-cache/manifest.yml')).toBe(true);
  });
});

describe('the cache plugin', () => {
  const { onPreBuild, onPostBuild } = jest.requireActual('../../netlify/plugins/gatsby-cache/index.js');
  const restore = jest.fn().mockResolvedValue(true);
  const save = jest.fn().mockResolvedValue(true);
  const { SITE_HOST } = process.env;

  afterEach(() => {
    if (SITE_HOST === undefined) delete process.env.SITE_HOST;
    else process.env.SITE_HOST = SITE_HOST;
  });

  test.each(['global', 'preview'])('keeps the folders of %s, and no other host’s', async (host) => {
    process.env.SITE_HOST = host;
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    await onPreBuild({ utils: { cache: { restore } } });
    await onPostBuild({ utils: { cache: { save } } });
    log.mockRestore();
    const kept = ['site-cards', 'site-content', 'site-webpack'].map((name) => `node_modules/.cache/${name}`);
    const folders = [`.gatsby/${host}`, `dist/${host}`, ...kept];
    expect(restore).toHaveBeenLastCalledWith(folders);
    // With digests, Netlify would keep the first state only.
    expect(save).toHaveBeenLastCalledWith(folders);
  });
});
