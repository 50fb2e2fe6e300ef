import { siteFrom } from '../../../src/site/hosting/hosts';
import { alternateLinks } from '../../../src/site/pages/alternates';

test('search engines get the Portuguese pages for Brazil and for everybody who reads Portuguese, too', () => {
  const links = alternateLinks(siteFrom({}), [
    ['en', '/pricing'],
    ['pt', '/pricing'],
  ]);
  expect(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname])).toEqual([
    ['en-US', '/pricing'],
    ['pt-PT', '/pt/pricing'],
    ['pt-BR', '/pt/pricing'],
    ['pt', '/pt/pricing'],
    ['x-default', '/pricing'],
  ]);
});
