/**
 * @jest-environment jsdom
 *
 * The policy in front of Gatsby's navigation and of clicks (specification 2.6).
 */

import { guardClicks, guardNavigation } from '../../../src/browser/application/navigation-guard';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { gatsbyWith } from '../../support/gatsby-runtime';

const site = siteFrom({ SITE_HOST: 'global' });

function guarded(href = 'https://www.facet.example/pricing') {
  const leave = jest.fn();
  const report = jest.fn();
  const { gatsby, own } = gatsbyWith(guardNavigation({ site, leave, report }, { href }));
  return { gatsby, original: own.navigate, leave, report };
}

test.each([
  ['/download?x=1#a', '/download?x=1#a'],
  [-1, -1],
  ['/Download/?x=1', '/download?x=1'],
])('a scripted navigation goes on within the language, through the redirect rules: %s', (to, address) => {
  const { gatsby, original, leave } = guarded();
  gatsby.___navigate(to, { replace: true });
  expect(original).toHaveBeenCalledWith(address, { replace: true });
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  ['/de?ref=ABC', '/de/?ref=ABC'],
  ['/zh/pricing', 'https://www.facet-zh.example/pricing'],
  ['https://ru.facet.example/pricing', 'https://ru.facet.example/pricing'],
])('a scripted navigation opens another language or host as a document of its own: %s', (to, address) => {
  const { gatsby, original, leave } = guarded();
  gatsby.___navigate(to);
  expect(leave.mock.calls).toEqual([[address]]);
  expect(original).not.toHaveBeenCalled();
});

test.each([
  ['https://elsewhere.example/page', true],
  ['//elsewhere.example/page', true],
  ['javascript:alert(1)', false],
])(
  'a scripted navigation does not leave the product without opt-in, and with it only for a page: %j, %s',
  (to, isPage) => {
    const { gatsby, original, leave, report } = guarded();
    gatsby.___navigate(to);
    expect(leave).not.toHaveBeenCalled();
    gatsby.___navigate(to, { external: true });
    expect(leave.mock.calls).toEqual(isPage ? [[to]] : []);
    expect(report.mock.calls).toEqual(Array(isPage ? 1 : 2).fill([expect.stringMatching(/^Navigation refused: /)]));
    expect(original).not.toHaveBeenCalled();
  },
);

describe('a click', () => {
  /** What becomes of each click. */
  const outcomes: string[] = [];
  const say = (what: string) => (address: string) => void outcomes.push(`${what} ${address}`);
  beforeAll(() => {
    const { origin } = window.location;
    const local = { ...site, config: { ...site.config, origins: { ...site.config.origins, global: origin } } };
    const report = (message: string) => say('report')(message.slice(0, 18));
    guardClicks({ site: local, leave: say('leave'), report }, document, say('navigate'));
  });

  /** Clicks on what is in a link. */
  function click(attributes: string, init: MouseEventInit, type: string): readonly string[] {
    document.body.innerHTML = `<a ${attributes}><b>text</b></a>`;
    outcomes.length = 0;
    document.querySelector('a')?.addEventListener(type, (event) => {
      event.preventDefault();
      outcomes.push('followed');
    });
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    expect(document.querySelector('b')?.dispatchEvent(event)).toBe(false);
    return outcomes;
  }

  const refused = 'report Navigation refused';
  test.each<[attributes: string, outcome: string, init?: MouseEventInit, type?: string]>([
    ['href="/pricing"', 'followed'],
    ['href="/pricing.html?x=1"', 'navigate /pricing?x=1'],
    ['href="/de?ref=ABC"', 'leave /de/?ref=ABC'],
    ['href="/ru/pricing"', 'leave https://ru.facet.example/pricing'],
    ['href="/pricing.html" target="_self"', 'navigate /pricing'],
    ['href="/pricing.html" target="_blank"', 'followed'],
    ['href="/ru/x.zip" download', 'followed'],
    ...['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key): [string, string, MouseEventInit] => [
      'href="/pricing.html"',
      'followed',
      { [key]: true },
    ]),
    ['href="/pricing.html"', 'followed', { button: 1 }, 'auxclick'],
    ['href="https://evil.example/"', refused],
    ['href="https://evil.example/" target="_blank"', refused, { ctrlKey: true }],
    ['href="https://evil.example/" data-external', 'followed'],
    ['href="javascript:alert(1)" data-external', refused],
    ['href="data:text/html,x"', refused, { button: 1 }, 'auxclick'],
    ['xlink:href="https://evil.example/"', refused],
  ])('on a link with %s is: %s', (attributes, outcome, init = {}, type = 'click') => {
    expect(click(attributes, init, type)).toEqual([outcome]);
  });

  test('on nothing, or one that was handled already, is left alone', () => {
    outcomes.length = 0;
    document.body.innerHTML = '<p>text</p>';
    document.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    expect(click('href="https://evil.example/"', {}, 'click')).toEqual(['followed']);
  });
});
