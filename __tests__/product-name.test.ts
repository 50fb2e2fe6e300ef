/**
 * The product's name comes from the configuration: a team sets its own without changing a file of code or of messages. Content
 * names the product itself.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { configFrom } from '../src/site/hosting/config';
import { checksumTest, installerAddress, installerFile, systems } from '../src/site/product/installers';
import { keyVariable } from '../src/site/product/local-api';

const { name } = configFrom({});
const named = new RegExp(name, 'i');

/** What has the same letters: comments, the facets of the cut stone, their colors and places, and names that code gives them. */
const others = [
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|<!--.*?-->/gm,
  /--facet-(?:\d|\$\{)|data-facet|\.facet\b|facets?(?=[?'.]?[;,:[\](){}<>= |']|\.\w|$)/gm,
  /\b(?:CutFacet|StoneWithoutFacet|Facet(?:Name)?|facetOf\w*|\w+Facets|Facets)\b(?!['`"])/g,
];

/** Files that may name it: the default of the configuration, and what the content's words are held against. */
const mayName = new Set([
  'src/site/hosting/config.ts',
  'src/content/words/language-of-text.ts',
  'src/content/words/product-numbers.ts',
]);

/** Cookies have the names of docs/product-facts.md. */
const cookies = /'facet_(?:device|referral|referrer)'/g;

test('no file of code and no message names the product by hand', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'locales', 'plugins', 'netlify', 'static', 'gatsby-*'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|jsx?|mjs|json|css|svg|txt|html|webmanifest)$/.test(file) && !mayName.has(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = [...others, cookies].reduce((rest, other) => rest.replace(other, ''), readFileSync(file, 'utf8'));
    return text.split('\n').flatMap((line) => (named.test(line) ? [`${file}: ${line.trim().slice(0, 120)}`] : []));
  });
  expect(found).toEqual([]);
});

test('installers, their checksums and the key of the samples carry the configured name', () => {
  const config = configFrom({ SITE_NAME: 'Prisma Zwei', SITE_DOWNLOADS_ORIGIN: 'https://downloads.prisma.example' });
  expect(keyVariable(config)).toBe('PRISMA_ZWEI_KEY');
  expect(keyVariable(configFrom({}))).toBe('FACET_KEY');
  for (const system of systems) {
    expect(installerFile(config, system)).toMatch(/^prisma-zwei-latest-[\w-]+\.(?:exe|dmg|AppImage)$/);
    const { command, success } = checksumTest(config, system, 'a'.repeat(64));
    expect(`${installerAddress(config, system)} ${command} ${success}`).not.toMatch(named);
  }
});
