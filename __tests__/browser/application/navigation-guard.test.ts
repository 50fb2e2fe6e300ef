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
  test.each(['/download', '/download?x=1#a', '#plans'])('goes on within the language: %s', (to) => {
    const { gatsby, original, leave } = guarded();
    gatsby[name](to, { state: {} });
    expect(original).toHaveBeenCalledWith(to, { state: {} });
    expect(leave).not.toHaveBeenCalled();
  });

  test('goes back and forward by numbers', () => {
    const { gatsby, original } = guarded();
    gatsby[name](-1);
    expect(original).toHaveBeenCalledWith(-1, undefined);
  });

  test('goes through the redirect rules', () => {
    const { gatsby, original } = guarded();
    gatsby[name]('/Download/?x=1', { replace: true });
    expect(original).toHaveBeenCalledWith('/download?x=1', { replace: true });
  });

  test.each([
    ['/de/pricing', '/de/pricing'],
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
    'https://elsewhere.example/page',
    '//elsewhere.example/page',
    '/\\elsewhere.example',
    'https://www.facet.example.elsewhere.example/',
  ])('does not leave the product without opt-in, and does with it: %s', (to) => {
    const { gatsby, original, leave, report } = guarded();
    gatsby[name](to);
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/^Navigation refused: /));
    expect(leave).not.toHaveBeenCalled();
    gatsby[name](to, { external: true });
    expect(leave.mock.calls).toEqual([[to]]);
    expect(original).not.toHaveBeenCalled();
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:x',
    'data:text/html,x',
    'blob:https://www.facet.example/1',
    'vbscript:x',
  ])('refuses %j, opt-in or not', (to) => {
    const { gatsby, original, leave, report } = guarded();
    gatsby[name](to);
    gatsby[name](to, { external: true });
    expect(report).toHaveBeenCalledTimes(2);
    expect(leave).not.toHaveBeenCalled();
    expect(original).not.toHaveBeenCalled();
  });
});
