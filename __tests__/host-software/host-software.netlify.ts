import path from 'node:path';
import pMap from 'p-map';
import { config as serviceConfig } from '../../netlify/edge-functions/service-headers';
import { config as siteConfig } from '../../netlify/edge-functions/site/config';
import { type BuildTarget, publicHosts, siteFrom } from '../../src/site/hosting/hosts';
import { openHost } from '../../workshop/local/host/host';
import { localOrigin } from '../../workshop/local/host/origins';
import { distOf, fixtureSite } from '../../workshop/paths';
import { addresses } from '../support/arbitrary-addresses';
import { fc } from '../support/fuzz';
import { authorCases, redirectCases } from '../support/redirect-cases';
import { targets } from '../support/redirect-fixture';
import { type Answer, answerOf } from './answer';
import { ask, makeProgram } from './ask';
import { installHostSoftware } from './host-software';
import { clearSite, edgeManifest, netlifyBuild, siteOf } from './netlify-build';

// Installing takes a minute where npm has kept nothing.
jest.setTimeout(300_000);

/** The site's own hosts, and the preview of the tests' content, which is in English. */
const builtFolder = (target: BuildTarget): string =>
  target === 'preview' ? path.join(fixtureSite, 'dist', target) : distOf(target);

beforeAll(installHostSoftware);

/** The lines of a log that are the same in each run. */
const linesOf = (log: string): string[] =>
  log.split('\n').flatMap((line) => /^ *((?:global|zh|ru|preview): .*|build .*|- .*)/.exec(line)?.[1] ?? []);

describe.each(targets)('Netlify’s own build of %s', (target) => {
  const context = target === 'preview' ? 'deploy-preview' : 'production';
  const command = target === 'preview' ? '--host preview --changed' : `--host ${target}`;
  const build = async (): Promise<readonly [status: number, lines: readonly string[]]> => {
    const { status, log } = await netlifyBuild(target, context, builtFolder(target));
    process.stdout.write(log);
    return [status, linesOf(log)];
  };
  const said = (plugin: string, isKept: boolean): readonly string[] => [
    '- /netlify/plugins/gatsby-cache@1.0.0 from netlify.toml',
    `${target}: ${plugin}`,
    `build ${command} SITE_HOST=${target} CONTEXT=${context} kept=${isKept}`,
    '- service-headers',
    '- site',
  ];

  beforeAll(() => clearSite(target));

  test('runs our plugin and the build command, and bundles the edge functions', async () => {
    expect(await build()).toEqual([0, said('nothing kept from an earlier build', false)]);
    const { routes, function_config } = await edgeManifest(target);
    expect(routes.map((route) => [route.function, route.path])).toEqual([
      ...serviceConfig.path.map((each) => ['service-headers', each]),
      ['site', siteConfig.path],
    ]);
    // A fault in a function lets the request through.
    expect(Object.values(function_config).map(({ on_error }) => on_error)).toEqual(['bypass', 'bypass']);
  });

  if (target === 'preview')
    test('and goes on from what the last one has left', async () => {
      expect(await build()).toEqual([0, said('goes on from the last build', true)]);
    });
});

const table = [...redirectCases, ...authorCases];

/** Twenty thousand, the same in each run, for the four hosts together. */
const generated = fc.sample(
  fc
    .tuple(fc.constantFrom(...targets), addresses)
    .filter(([, address]) => URL.canParse(`https://host.example${address}`)),
  20_000,
);

/**
 * Where Node before 24 differs, and nowhere else: its URL parser (Ada 2) leaves a dot segment that follows a segment with a dot in front.
 * The first ones are asked of each host; the others are generated.
 */
const dotSegments = '/en/a/.x/../b /en/a/.x/./b /pricing/.x/..'.split(' ');
const inOlderNode: Readonly<Record<BuildTarget, readonly string[]>> = {
  global: [...dotSegments, '/nl/synchronizer-or-rpa/.html/guide-/./?'],
  zh: [...dotSegments, '/orGAnisE-hundredS-Of-PROFiLEs//.html/.html/.html/'],
  ru: [...dotSegments, "\\Uk/blog-a&b/.html/../evil.example/?'"],
  preview: ['/pricing/.x/..'],
};

for (const target of targets) {
  const own = table.filter(({ host }) => host === target);
  const others = generated.filter(([host]) => host === target).map(([, address]) => address);
  const asked = [...own.map(({ address }) => address), ...dotSegments, ...others];

  describe(`${own.length} addresses of the table and ${others.length} generated ones on ${target}`, () => {
    let inDeno: readonly Answer[];

    /** Compares with Deno's answers, which differ for the addresses that are given and for no others. */
    const expectTheSame = (others: readonly Answer[], but: readonly string[] = []): void => {
      const differing = asked
        .map((address, index) => ({ address: address.slice(0, 50), inDeno: inDeno[index], answer: others[index] }))
        .filter(({ inDeno, answer }) => String(inDeno) !== String(answer));
      const unexpected = differing.filter(({ address }) => !but.includes(address));
      // In full, but not thousands of them.
      expect([unexpected.length, unexpected.slice(0, 3)]).toEqual([0, []]);
      expect(differing.map(({ address }) => address)).toEqual(but);
    };

    beforeAll(async () => {
      await makeProgram(target);
      inDeno = await ask('Deno', target, asked);
    });

    if (target !== 'preview')
      test('the functions in Deno behind the manifest answer as the table says', () => {
        const rows = own.filter((row) => redirectCases.includes(row));
        const answers = rows.map(({ address }, place) => [address, ...(inDeno[place]?.slice(0, 2) ?? [])]);
        expect(answers).toEqual(rows.map(({ address, status, location }) => [address, status, location]));
      });

    test('they answer the same in Node 24', async () => {
      expectTheSame(await ask('Node', target, asked));
    });

    test('the local host answers the same, but for the dot segments of an older Node', async () => {
      const host = await openHost(path.join(siteOf(target), 'public'), 9000);
      const { config } = siteFrom({});
      const answerTo = async (address: string): Promise<Answer> => {
        const answer = await host(new Request(`https://host.example${address}`), {});
        const location = publicHosts.reduce<string | null>(
          (result, each) => result?.replace(localOrigin(each, 9000), config.origins[each]) ?? null,
          answer.headers.get('location'),
        );
        if (location !== null) answer.headers.set('location', location);
        return answerOf(answer);
      };
      // All at once would open thousands of files.
      const answers = await pMap(asked, answerTo, { concurrency: 50 });
      expectTheSame(answers, Number.parseInt(process.versions.node, 10) < 24 ? inOlderNode[target] : []);
    });
  });
}
