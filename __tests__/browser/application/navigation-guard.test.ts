/**
 * The policy in front of Gatsby's navigation (specification 2.6).
 */

import { guardNavigation } from '../../../src/browser/application/navigation-guard';
import { navigateFunctions } from '../../../src/browser/gatsby/gatsby';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { gatsbyWith } from '../../support/gatsby-runtime';

function guarded(href = 'https://www.facet.example/pricing') {
  const leave = jest.fn();
  const report = jest.fn();
  const site = siteFrom({ SITE_HOST: 'global' });
  const { gatsby, own } = gatsbyWith(guardNavigation({ site, location: { href }, leave, report }));
  return { gatsby, original: own.navigate, leave, report };
}

describe.each(navigateFunctions)('%s', (name) => {
  test.each([
    ['/download?x=1#a', '/download?x=1#a'],
    [-1, -1],
    ['/Download/?x=1', '/download?x=1'],
  ])('goes on within the language, through the redirect rules: %s', (to, address) => {
    const { gatsby, original, leave } = guarded();
    gatsby[name](to, { replace: true });
    expect(original).toHaveBeenCalledWith(address, { replace: true });
    expect(leave).not.toHaveBeenCalled();
  });

  test.each([
    ['/de?ref=ABC', '/de/?ref=ABC'],
    ['/zh/pricing', 'https://www.facet-zh.example/pricing'],
    ['https://ru.facet.example/pricing', 'https://ru.facet.example/pricing'],
  ])('opens another language or host as a document of its own: %s', (to, address) => {
    const { gatsby, original, leave } = guarded();
    gatsby[name](to);
    expect(leave.mock.calls).toEqual([[address]]);
    expect(original).not.toHaveBeenCalled();
  });

  test.each([
    ['https://elsewhere.example/page', true],
    ['//elsewhere.example/page', true],
    ['javascript:alert(1)', false],
  ])('does not leave the product without opt-in, and with it only for a page: %j, %s', (to, isPage) => {
    const { gatsby, original, leave, report } = guarded();
    gatsby[name](to);
    expect(leave).not.toHaveBeenCalled();
    gatsby[name](to, { external: true });
    expect(leave.mock.calls).toEqual(isPage ? [[to]] : []);
    expect(report.mock.calls).toEqual(Array(isPage ? 1 : 2).fill([expect.stringMatching(/^Navigation refused: /)]));
    expect(original).not.toHaveBeenCalled();
  });
});
