import { generateKeyPairSync } from 'node:crypto';
import { developmentKey } from '../../src/browser/api/encryption';
import { guardProduction } from '../../src/gatsby/production-guard';

const spki = (key: { export: (options: { format: 'der'; type: 'spki' }) => Buffer }): string =>
  key.export({ format: 'der', type: 'spki' }).toString('base64');
const rsa = (modulusLength: number): string => spki(generateKeyPairSync('rsa', { modulusLength }).publicKey);

const own = rsa(2048);
const short = rsa(1024);
const curve = spki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
const signing = spki(generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).publicKey);

const atHome = { SITE_HOST: 'global' };
const real = {
  SITE_ORIGIN_GLOBAL: 'https://www.product.com',
  SITE_ORIGIN_ZH: 'https://www.product.cn',
  SITE_ORIGIN_RU: 'https://www.product.ru',
};
const production = { CONTEXT: 'production', SITE_HOST: 'zh' };

test.each([
  ['in production', production],
  ['in production, under any name', { ...production, ...real }],
  ['of a branch', { ...real, CONTEXT: 'branch-deploy', SITE_HOST: 'ru' }],
  ['of a deploy preview that is configured as a host', { ...real, CONTEXT: 'deploy-preview', SITE_HOST: 'ru' }],
  ['outside Netlify', { ...real, ...atHome }],
  ['for one name of three', { ...atHome, SITE_ORIGIN_RU: 'https://www.product.ru' }],
  ['for a name that only looks reserved', { ...atHome, SITE_ORIGIN_GLOBAL: 'https://www.notexample' }],
])('a build for the public without an own encryption key is refused %s', (_which, env) => {
  expect(() => guardProduction(env)).toThrow(
    /^GATSBY_ENCRYPTION_KEY is not set, .*expected the RSA public key of the product/,
  );
  expect(() => guardProduction({ ...env, GATSBY_ENCRYPTION_KEY: developmentKey })).toThrow('is the development key');
  expect(() => guardProduction({ ...env, GATSBY_ENCRYPTION_KEY: own })).not.toThrow();
});

test.each([
  { ...real, ...production, SITE_DEVELOPMENT_KEY: 'allowed' },
  { ...real, ...atHome, NETLIFY: 'true', SITE_DEVELOPMENT_KEY: 'allowed' },
])('a build for the public without an own key is refused on Netlify, even where it is allowed: %j', (env) => {
  expect(() => guardProduction(env)).toThrow('is not set');
});

test.each([
  ['x', 'is not a public key'],
  ['key', 'is not a public key'],
  ['-----BEGIN PUBLIC KEY-----', 'is not base64 in one line'],
  [`${own.slice(0, 64)}\n${own.slice(64)}`, 'is not base64 in one line'],
  [own.replace(/.$/, '_'), 'is not base64 in one line'],
  [own.slice(0, 100), 'is not a public key'],
  [short, 'has 1024 bits'],
  [curve, 'is a key for ec'],
  [signing, 'is a key for rsa-pss'],
])('a key that no browser could use is refused everywhere: %s', (key, why) => {
  for (const env of [atHome, production, { ...real, ...atHome }])
    expect(() => guardProduction({ ...env, GATSBY_ENCRYPTION_KEY: key })).toThrow(
      `GATSBY_ENCRYPTION_KEY ${why}; expected`,
    );
});

test.each([
  ['of the preview, which encrypts nothing', { CONTEXT: 'production', SITE_HOST: 'preview' }],
  ['of a deploy preview', { ...real, CONTEXT: 'deploy-preview', SITE_HOST: 'preview' }],
  ['on a laptop', {}],
  ['of a host under the reserved names', atHome],
  ['of a host on this machine', { ...atHome, SITE_ORIGIN_GLOBAL: 'http://localhost:9000' }],
  ['under the names of production, where it is allowed', { ...real, ...atHome, SITE_DEVELOPMENT_KEY: 'allowed' }],
])('a build %s goes on', (_which, env) => expect(() => guardProduction(env)).not.toThrow());
