import type { Consent } from '../../../src/browser/consent/consent';
import { browserClock } from '../../../src/browser/platform/clock';
import type { Cookies } from '../../../src/browser/platform/cookies';
import { referralKeys, startReferral } from '../../../src/browser/referral/referral';
import { configFrom } from '../../../src/site/hosting/config';
import { fakeConsent } from '../../support/fake-consent';
import { fc } from '../../support/fuzz';
import { forbiddenStorage, memoryStorage } from '../../support/web-storage';

const day = 86_400_000;

/** @param longest the number of characters of an encoded value from which on the browser drops a cookie in silence */
function memoryCookies(longest = 4_000) {
  const held: Record<string, { readonly value: string; readonly days: number }> = {};
  const cookies: Cookies = {
    get: (name) => held[name]?.value ?? null,
    set: (name, value, days) => {
      if (encodeURIComponent(value).length < longest) held[name] = { value, days };
    },
    remove: (name) => {
      delete held[name];
    },
  };
  return { held, cookies };
}

const config = configFrom({});

/** One browser, in which visits follow one another. */
function browser(consentAnswer: Consent = 'granted', storage = memoryStorage(), longestCookie?: number) {
  const { held, cookies } = memoryCookies(longestCookie);
  const consent = fakeConsent(consentAnswer);
  /** What links to register have; what links to log in have. */
  const links = { register: {}, login: {} };
  const visit = (address: string, referrer = '', shown = address) =>
    startReferral({
      landing: new URL(address, 'https://www.facet.example'),
      shown: () => new URL(shown, 'https://www.facet.example'),
      referrer,
      storage,
      cookies,
      consent,
      clock: browserClock,
      links: {
        setParameters: (parametersFor) => {
          links.register = parametersFor('register');
          links.login = parametersFor('login');
        },
      },
      config,
    });
  return { visit, consent, links, storage, cookies: held };
}

/** What a visit with these parameters brings. */
const referralOf = (parameters: Record<string, string>) =>
  browser()
    .visit(`/?${new URLSearchParams(parameters)}`)
    .referral();

beforeEach(() => jest.useFakeTimers({ now: 0 }));

const address = '/?ref=ABC&invite_code=77&source=review&callback=/c1';
const whole = { ref: 'ABC', invite_code: '77', source: 'review', callback: '/c1' };

test('a referral: with consent, codes, source and callback are kept in local storage and in a cookie for 7 days', () => {
  const { visit, cookies, storage, links } = browser();
  const service = visit(address);
  expect(service.referral()).toEqual(whole);
  expect(service.arrivedCode).toBe('ABC');
  expect(cookies.facet_referral).toEqual({ value: JSON.stringify(whole), days: 7 });
  expect(JSON.parse(storage.held['site:referral'] ?? '')).toEqual({ ...whole, at: 0 });
  expect(links).toEqual({ register: whole, login: whole });
});

test.each<Consent>(['undecided', 'refused'])(
  'without consent nothing of the referral is kept, and only the page that has the code in its address hands it on, to register: %s',
  (answer) => {
    const { visit, cookies, storage, links } = browser(answer);
    const { referral, sourceRecord, referers } = visit(`${address}&utm_source=s`, 'https://search.example/');
    expect([referral(), sourceRecord(), referers()]).toEqual([{}, { page_url: expect.any(String) }, []]);
    expect([cookies, storage.held]).toEqual([{}, {}]);
    expect(links).toEqual({ register: { ref: 'ABC', invite_code: '77' }, login: {} });
    visit(address, '', '/pricing');
    expect(links).toEqual({ register: {}, login: {} });
  },
);

test('a referral: consent that is given later keeps what the visit began with', () => {
  const { visit, consent, cookies, links } = browser('undecided');
  const { referral } = visit(`${address}&utm_source=s`, 'https://search.example/', '/pricing');
  consent.give('granted');
  expect(referral()).toEqual(whole);
  expect(Object.keys(cookies).sort()).toEqual(['facet_referral', referralKeys.referrerCookie].sort());
  expect(links.login).toEqual({ ...whole, utm_source: 's' });
});

test('a referral: a refusal erases it, in this tab and in the others, and consent after that does not bring it back', () => {
  const { visit, consent, cookies, storage, links } = browser();
  const here = visit(address, 'https://search.example/', '/pricing');
  const otherTab = visit('/?ref=ABC', '', '/faq');
  consent.give('refused');
  expect([here.referral(), otherTab.referral(), here.referers()]).toEqual([{}, {}, []]);
  expect([cookies, storage.held, links]).toEqual([{}, {}, { register: {}, login: {} }]);
  consent.give('granted');
  expect([here.referral(), otherTab.referral(), here.arrivedCode, here.referers()]).toEqual([{}, {}, null, []]);
  expect([cookies, storage.held]).toEqual([{}, {}]);
});

test('a referral: what an earlier visit kept with consent is erased by a signal of the browser, too', () => {
  const first = browser();
  first.visit(address, 'https://search.example/');
  const later = browser('refused', first.storage);
  later.cookies.facet_referral = first.cookies.facet_referral ?? { value: '', days: 0 };
  later.visit('/');
  expect([later.cookies, later.storage.held]).toEqual([{}, {}]);
});

test.each([
  ['/pricing', { ref: 'ABC', source: 'a' }],
  ['/?source=b', { ref: 'ABC', source: 'b' }],
  ['/?ref=NEW', { ref: 'NEW', source: 'a' }],
  ['/?ref=FIRST&ref=LAST', { ref: 'LAST', source: 'a' }],
  // What is named and may not be kept does not leave another link's value beside the new one.
  [`/?ref=NEW&source=${'\u6e90'.repeat(460)}`, { ref: 'NEW' }],
  ['/?ref=NEW&source=', { ref: 'NEW' }],
])('a referral: a later visit replaces what its address names and keeps the rest: %s', (later, expected) => {
  const { visit, cookies } = browser();
  visit('/?ref=ABC&source=a');
  visit(later);
  expect(visit('/').referral()).toEqual(expected);
  expect(JSON.parse(cookies.facet_referral?.value ?? '')).toEqual(expected);
});

test.each([
  [0, { ref: 'ABC' }],
  [7 * day - 1, { ref: 'ABC' }],
  [7 * day, {}],
  // The clock was ahead when it was stored.
  [-1, {}],
  [-365 * day, {}],
])(
  'where the cookie is gone, local storage holds the referral for 7 days, and is emptied then: after %d ms',
  (ms, expected) => {
    jest.setSystemTime(400 * day);
    const { visit, cookies, storage } = browser();
    visit('/?ref=ABC&utm_source=s');
    delete cookies.facet_referral;
    jest.setSystemTime(400 * day + ms);
    const isKept = Object.keys(expected).length > 0;
    expect(visit('/').referral()).toEqual(expected);
    expect(Object.keys(storage.held)).toEqual(isKept ? ['site:referral', 'site:campaign'] : []);
  },
);

test('a referral: what has expired is erased before the question for consent is answered, too', () => {
  const { visit, storage } = browser();
  visit('/?ref=ABC&utm_source=s', 'https://search.example/');
  jest.setSystemTime(365 * day);
  browser('undecided', storage).visit('/');
  expect(storage.held).toEqual({});
});

test('a referral: a cookie that the browser does not take leaves no older one: local storage has the new referral', () => {
  const { visit, cookies } = browser('granted', memoryStorage(), 60);
  visit('/?ref=OLD');
  expect(cookies.facet_referral).toBeDefined();
  visit(`/?ref=NEW&source=${'s'.repeat(60)}`);
  expect(cookies.facet_referral).toBeUndefined();
  expect(visit('/').referral()).toEqual({ ref: 'NEW', source: 's'.repeat(60) });
});

test('a referral: storage that is full leaves no older one; forbidden, the visit itself still carries what is new', () => {
  const storage = memoryStorage();
  browser('granted', storage).visit('/?ref=OLD&utm_source=old', 'https://old.example/');
  browser('granted', { ...storage, set: () => false }).visit('/?ref=NEW&utm_source=new', 'https://new.example/');
  expect(storage.held).toEqual({});
  const { visit } = browser('granted', forbiddenStorage());
  expect(visit('/?ref=ABC&utm_source=x', 'https://a.example/').referral()).toEqual({ ref: 'ABC' });
});

test('a referral: whatever an address names fits into a cookie', () => {
  const longest = fc.string({ unit: 'grapheme', maxLength: 600 });
  fc.assert(
    fc.property(longest, longest, longest, longest, (ref, invite_code, source, callback) => {
      const { visit, cookies } = browser();
      visit(`/?${new URLSearchParams({ ref, invite_code, source, callback: `/${callback}` })}`);
      const { value = '' } = cookies.facet_referral ?? {};
      expect(encodeURIComponent(value).length).toBeLessThan(4_000);
    }),
  );
});

test.each([
  ['', false],
  ['x'.repeat(513), false],
  ['\u6e90'.repeat(57), false],
  ['"'.repeat(86), false],
  ['x'.repeat(512), true],
  ['\u6e90'.repeat(56), true],
])('a referral: a value is kept unless it is empty or longer than 512 bytes in a cookie: %s (%s)', (ref, isKept) => {
  expect(referralOf({ ref })).toEqual(isKept ? { ref } : {});
});

test.each([
  ['/welcome?x=1', true],
  ['https://app.facet.example/back', true],
  ['https://evil.test/steal', false],
  ['http://app.facet.example/back', false],
  ['//evil.test/steal', false],
  ['/\\evil.test', false],
  ['/\t/evil.test', false],
  ['welcome', false],
])('the callback: %j leads to the product, and is kept and carried: %s', (callback, isKept) => {
  const { visit, cookies, storage, links } = browser();
  const kept = isKept ? { callback } : {};
  expect(visit(`/?${new URLSearchParams({ callback })}`).referral()).toEqual(kept);
  expect(links).toEqual({ register: kept, login: kept });
  expect([cookies, storage.held].map((held) => Object.keys(held).length > 0)).toEqual([isKept, isKept]);
});

test('the callback: one that an earlier build stored unchecked is not read', () => {
  const { visit, cookies } = browser();
  cookies.facet_referral = { value: '{"ref":"A","callback":"https://evil.test/"}', days: 7 };
  expect(visit('/').referral()).toEqual({ ref: 'A' });
});

// All fields of a source record: __tests__/e2e/runtime-records.e2e.ts.
test.each([
  [365 * day - 1, ['https://a.example/', 'https://b.example/']],
  [365 * day, ['https://b.example/']],
  [-1, ['https://b.example/']],
])('each referrer is kept for 365 days, as its cookie is: after %d ms', (ms, expected) => {
  jest.setSystemTime(400 * day);
  const { visit } = browser();
  visit('/', 'https://a.example/');
  jest.setSystemTime(400 * day + ms);
  expect(visit('/', 'https://b.example/').referers()).toEqual(expected);
});

test('a list of referrers without dates, which an earlier build stored, is erased', () => {
  const { visit, storage } = browser('granted', memoryStorage({ 'site:referers': '["https://a.example/"]' }));
  expect(visit('/').referers()).toEqual([]);
  expect(storage.held).toEqual({});
});

test('the list of referrers keeps the last ten, each once', () => {
  const { visit } = browser();
  for (let i = 0; i < 12; i += 1) visit('/', `https://${i}.example/`);
  const { referers } = visit('/', 'https://5.example/');
  const expected = [3, 4, 6, 7, 8, 9, 10, 11, 5].map((number) => `https://${number}.example/`);
  expect(referers().slice(1)).toEqual(expected);
  expect(referers()).toHaveLength(10);
});
