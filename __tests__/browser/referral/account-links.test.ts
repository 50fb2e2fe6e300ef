/** @jest-environment jsdom */

import { announceNavigationDone } from '../../../src/browser/navigation/navigation';
import { type AccountLinks, startAccountLinks } from '../../../src/browser/referral/account-links';
import { configFrom } from '../../../src/site/hosting/config';
import { forgetListeners } from '../../support/forget-listeners';

const config = configFrom({});
let links: AccountLinks;

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

forgetListeners();
beforeEach(() => {
  document.body.innerHTML =
    '<a data-account="register" href="/r"></a><a data-account="login" href="/l"></a><a href="/x"></a>';
  links = startAccountLinks({ window, config, language: 'de-DE' });
});

test('the addresses of base-info replace the configured ones, with rel and lang where they are missing', () => {
  links.setAddress('register', 'https://join.facet.example/signup?rel=partner');
  links.setAddress('login', 'https://join.facet.example/in?lang=en');
  expect(hrefs()).toEqual([
    'https://join.facet.example/signup?rel=partner&lang=de-DE',
    'https://join.facet.example/in?lang=en&rel=official_website',
    '/x',
  ]);
});

test.each([undefined, '', '/register', 'https://evil.example/register', 'http://app.facet.example/register'])(
  '%s is no own address over https, and ignored',
  (address) => {
    links.setAddress('register', address);
    expect(links.plainAddress('register')).toMatch(/^https:\/\/app\.facet\.example\/register\?/);
  },
);

test('every link carries the parameters, but for those that its address has already', () => {
  links.setAddress('register', 'https://join.facet.example/signup?source=app&rel=r&lang=l');
  links.setParameters(() => ({ ref: 'A&B', source: 'mail' }));
  expect(hrefs()[0]).toBe('https://join.facet.example/signup?source=app&rel=r&lang=l&ref=A%26B');
});

test('an address for a token is in the language asked for, and carries nothing that the visitor brought', () => {
  links.setParameters(() => ({ callback: '/back', ref: 'A' }));
  expect(['it-IT', undefined].map((tag) => links.plainAddress('login', tag))).toEqual(
    ['it-IT', 'de-DE'].map((tag) => `https://app.facet.example/login?rel=official_website&lang=${tag}`),
  );
});

test('a link keeps the plan that was chosen with it, on whatever address it gets', () => {
  document.querySelector<HTMLElement>('[data-account=register]')?.setAttribute('data-chosen', 'plan=team&profiles=50');
  links.setAddress('register', 'https://join.facet.example/signup?plan=solo&rel=r');
  links.setParameters(() => ({ ref: 'A' }));
  expect(hrefs()[0]).toBe('https://join.facet.example/signup?plan=team&rel=r&lang=de-DE&ref=A&profiles=50');
  expect(hrefs()[1]).not.toContain('plan');
});

test('links of the next page are completed when it is shown; parameters that are taken back leave them', () => {
  links.setParameters(() => ({ ref: 'A' }));
  document.body.innerHTML = '<a data-account="register" href="/r"></a>';
  announceNavigationDone();
  expect(hrefs()[0]).toContain('ref=A');
  links.setParameters(() => ({}));
  expect(hrefs()[0]).not.toContain('ref');
});

test.each(['pointerdown', 'focusin', 'click'])(
  'a link that appears later is completed before it is used, by %s',
  (type) => {
    links.setParameters(() => ({ ref: 'A' }));
    document.body.innerHTML = '<a data-account="login" href="/l"><b>Log in</b></a>';
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(hrefs()[0]).toContain('ref=A');
  },
);
