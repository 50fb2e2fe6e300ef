import { guardProduction } from '../../src/pipeline/production-guard';

test('a production build without an encryption key of its own is refused, and told what to set', () => {
  expect(() => guardProduction({ CONTEXT: 'production', SITE_HOST: 'zh' })).toThrow(
    'GATSBY_ENCRYPTION_KEY is not set; expected the RSA public key of the product',
  );
});

test.each([
  ['with a key', { CONTEXT: 'production', SITE_HOST: 'zh', GATSBY_ENCRYPTION_KEY: 'key' }],
  ['of the preview, which encrypts nothing', { CONTEXT: 'production', SITE_HOST: 'preview' }],
  ['of a deploy preview', { CONTEXT: 'deploy-preview', SITE_HOST: 'preview' }],
  ['on a laptop', {}],
])('a build %s goes on', (_which, env) => {
  expect(() => guardProduction(env)).not.toThrow();
});
