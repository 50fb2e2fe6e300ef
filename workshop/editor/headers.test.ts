/** The policies of a preview as Netlify's own parser reads them from the emitted `_headers`. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFile } from '../../plugins/gatsby-plugin-host-manifests/src/headers-file';
import { type BuildTarget, pathOn, siteFrom } from '../../src/site/hosting/hosts';
import { documentHeaders, documentPolicy, editorPolicy } from '../../src/site/hosting/security-headers';
import { localeCodes } from '../../src/site/languages/locales';
import { routes } from '../../src/site/pages/routes';
import { readManifest } from '../local/host/manifest';

const scripts = ['sha256-AAAA'];
const policyName = 'Content-Security-Policy';

async function headersOf(target: BuildTarget): Promise<(address: string) => readonly (readonly [string, string])[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-headers-'));
  await writeFile(
    path.join(folder, '_headers'),
    headersFile(siteFrom({ SITE_HOST: target }), ['favicon.svg'], false, scripts),
  );
  const { headersFor } = await readManifest(folder);
  await rm(folder, { recursive: true });
  return headersFor;
}

describe('the policies of a preview', () => {
  const site = siteFrom({ SITE_HOST: 'preview' });
  const ofPages = documentPolicy(site.config, scripts, true);
  let policiesOf: (address: string) => readonly string[];
  let headersFor: Awaited<ReturnType<typeof headersOf>>;
  beforeAll(async () => {
    headersFor = await headersOf('preview');
    policiesOf = (address) => headersFor(address).flatMap(([name, value]) => (name === policyName ? [value] : []));
  });

  test.each(['/_edit', '/_edit/', '/_edit/index.html', '/_edit/editor.js', '/_edit/assets/webp_enc-BpZvKflB.wasm'])(
    '%s has the policy of the editor and no other, since all that match are joined',
    (address) => {
      expect(policiesOf(address)).toEqual([editorPolicy()]);
    },
  );

  test('every page of every language has the policy of pages once', () => {
    const paths = routes.map(({ pattern }) => pattern.replaceAll(/\{\w+\}/g, 'x'));
    const addresses = localeCodes.flatMap((code) =>
      paths.map((each) => pathOn(site, code, each as Parameters<typeof pathOn>[2])),
    );
    expect(addresses.filter((address) => String(policiesOf(address)) !== ofPages)).toEqual([]);
  });

  test.each([
    '/',
    '/404',
    '/404.html',
    '/nothing-here',
    '/NOTHING',
    '/_review',
    '/_review/before/en/blog',
    '/%D1%86',
    '/editor',
    '/e',
  ])('%s has the policy of pages once', (address) => {
    expect(policiesOf(address)).toEqual([ofPages]);
  });

  test.each(['/_edit/index.html', '/pricing'])('%s has the other protecting headers', (address) => {
    const names = headersFor(address).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(documentHeaders(site.config, scripts, true).map(([name]) => name)));
    expect(headersFor(address)).toContainEqual(['X-Robots-Tag', 'noindex']);
  });

  test('the editor runs scripts of its own address only, and calls nobody but the code host', () => {
    expect(editorPolicy()).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(editorPolicy().match(/https:\/\/[^\s;]+/g)).toEqual([
      'https://*.githubusercontent.com',
      'https://api.github.com',
      'https://www.githubstatus.com',
    ]);
  });

  test.each<BuildTarget>(['global', 'zh', 'ru'])(
    'the public host %s has one policy for all paths, and does not know the editor',
    async (target) => {
      const found = (await headersOf(target))('/_edit/index.html').filter(([name]) => name === policyName);
      expect(found).toEqual([[policyName, documentPolicy(siteFrom({ SITE_HOST: target }).config, scripts)]]);
      expect(headersFile(siteFrom({ SITE_HOST: target }), [], true, scripts)).not.toContain('_edit');
    },
  );
});
