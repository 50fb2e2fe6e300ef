/** @jest-environment jsdom */
import { type AccountLinks, startAccountLinks } from '../../src/browser/account-links';
import { announceNavigationDone } from '../../src/browser/navigation';

const addresses = { register: 'https://app.facet.example/register', login: 'https://app.facet.example/login' };
let links: AccountLinks;

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML =
    '<a data-account="register" href="/r"></a><a data-account="login" href="/l"></a><a href="/x"></a>';
  links = startAccountLinks({ window, addresses, language: 'de-DE' });
});
afterEach(() => links.stop());

test('the addresses of base-info replace the configured ones, with rel and lang where they are missing', () => {
  links.setAddress('register', 'https://app.example/signup?rel=partner');
  links.setAddress('login', 'https://app.example/in?lang=en');
  expect(hrefs()).toEqual([
    'https://app.example/signup?rel=partner&lang=de-DE',
    'https://app.example/in?lang=en&rel=official_website',
    '/x',
  ]);
});

test('they say that they leave the site, wherever the application is', () => {
  links.setAddress('register', 'https://signup.example/');
  expect(document.querySelector('[data-account=register]')?.hasAttribute('data-external')).toBe(true);
  expect(document.querySelector('[href="/x"]')?.hasAttribute('data-external')).toBe(false);
});

test.each([undefined, '', 'javascript:alert(1)', '//evil.example', '/register'])('%s is no address', (address) => {
  links.setAddress('register', address);
  expect(links.address('register')).toMatch(/^https:\/\/app\.facet\.example\/register\?/);
});

test('every link carries the parameters, but for those that its address has already', () => {
  links.setAddress('register', 'https://app.example/signup?source=app&rel=r&lang=l');
  links.setParameters({ ref: 'A&B', source: 'mail' });
  expect(hrefs()[0]).toBe('https://app.example/signup?source=app&rel=r&lang=l&ref=A%26B');
});

test('parameters that are taken back leave the links', () => {
  links.setParameters({ utm_source: 's' });
  links.setParameters({});
  expect(hrefs()[0]).not.toContain('utm_source');
});

test('links of the next page are completed when it is shown', () => {
  links.setParameters({ ref: 'A' });
  document.body.innerHTML = '<a data-account="register" href="/r"></a>';
  announceNavigationDone();
  expect(hrefs()[0]).toContain('ref=A');
});

test.each(['pointerdown', 'focusin', 'click'])(
  'a link that appears later is completed before it is used: %s',
  (type) => {
    links.setParameters({ ref: 'A' });
    document.body.innerHTML = '<a data-account="login" href="/l"><b>Log in</b></a>';
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(hrefs()[0]).toContain('ref=A');
  },
);

test('after the stop links are left alone', () => {
  links.stop();
  document.body.innerHTML = '<a data-account="login" href="/l"></a>';
  announceNavigationDone();
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(hrefs()).toEqual(['/l']);
});
