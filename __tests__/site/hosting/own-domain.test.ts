import { configFrom } from '../../../src/site/hosting/config';
import { isOwnDomain } from '../../../src/site/hosting/own-domain';

test.each([
  ['www.facet.example', true],
  ['ru.facet.example', true],
  ['app.facet.example', true],
  ['facet.example', true],
  ['www.facet-zh.example', true],
  ['facet-other.example', true],
  ['deep.below.facet-other.example', true],
  ['notfacet.example', false],
  ['facet.example.evil.example', false],
  ['localhost', false],
  ['', false],
])('%s is an own domain: %s (specification 5)', (hostname, own) => {
  const config = configFrom({ SITE_ALTERNATE_DOMAINS: 'facet.example,facet-zh.example,facet-other.example' });
  expect(isOwnDomain(config, hostname)).toBe(own);
});
