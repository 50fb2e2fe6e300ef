import { browserClock } from '../../../src/services/browser/clock';
import type { Cookies } from '../../../src/services/browser/cookies';
import type { Consent } from '../../../src/services/consent/consent';
import { referralKeys, startReferral } from '../../../src/services/referral/referral';
import { configFrom } from '../../../src/site/hosting/config';
import { fakeConsent } from '../../support/fake-consent';
import { forbiddenStorage, memoryStorage } from '../../support/memory-storage';

const day = 86_400_000;

function memoryCookies() {
  const held: Record<string, { readonly value: string; readonly days: number }> = {};
  const cookies: Cookies = {
    get: (name) => held[name]?.value ?? null,
    set: (name, value, days) => {
      held[name] = { value, days };
    },
    remove: (name) => {
      delete held[name];
    },
  };
  return { held, cookies };
}

const config = configFrom({});

/** One browser, in which visits follow one another. */
function browser(consentAnswer: Consent = 'granted', storage = memoryStorage()) {
  const { held, cookies } = memoryCookies();
  const consent = fakeConsent(consentAnswer);
  const setParameters = jest.fn();
  const visit = (address: string, referrer = '') =>
    startReferral({
      landing: new URL(address, 'https://www.facet.example'),
      referrer,
      storage,
      cookies,
      consent,
      clock: browserClock,
      links: { setParameters },
      config,
    });
  return { visit, consent, setParameters, storage, cookies: held };
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

describe('the referral', () => {
  test('code, source and callback are kept in local storage and in a cookie for 7 days', () => {
    const { visit, cookies, storage } = browser('refused');
    const { referral, arrivedCode } = visit('/?ref=ABC&invite_code=77&source=review&callback=/c1');
    const kept = { ref: 'ABC', invite_code: '77', source: 'review', callback: '/c1' };
    expect(referral()).toEqual(kept);
    expect(arrivedCode).toBe('ABC');
    expect(cookies.facet_referral).toEqual({ value: JSON.stringify(kept), days: 7 });
    expect(JSON.parse(storage.held['site:referral'] ?? '')).toEqual({ ...kept, at: 0 });
  });

  test('it survives to a later visit, which brings no code of its own', () => {
    const { visit } = browser('refused');
    visit('/?ref=ABC');
    const later = visit('/pricing');
    expect(later.referral()).toEqual({ ref: 'ABC' });
    expect(later.arrivedCode).toBeNull();
  });

  test('a later visit replaces what it brings and keeps the rest', () => {
    const { visit } = browser();
    visit('/?ref=ABC&source=a');
    expect(visit('/?source=b').referral()).toEqual({ ref: 'ABC', source: 'b' });
  });

  test.each([
    [7 * day - 1, { ref: 'ABC' }],
    [7 * day, {}],
  ])('where the cookie is gone, local storage holds it for 7 days: after %d ms', (ms, expected) => {
    const { visit, cookies } = browser();
    visit('/?ref=ABC');
    delete cookies.facet_referral;
    jest.setSystemTime(ms);
    expect(visit('/').referral()).toEqual(expected);
  });

  test('with storage forbidden the visit itself still carries it', () => {
    const { visit } = browser('granted', { ...memoryStorage(), ...forbiddenStorage() });
    expect(visit('/?ref=ABC&utm_source=x', 'https://a.example/').referral()).toEqual({ ref: 'ABC' });
  });

  test.each(['', 'x'.repeat(513)])('a value that is empty or endless is none', (value) => {
    expect(browser().visit(`/?ref=${value}`).referral()).toEqual({});
  });
});

describe('the callback', () => {
  test.each([
    '/welcome?x=1',
    'https://app.facet.example/back',
    'https://www.facet-zh.example/',
    'https://deep.app.facet.example/',
  ])('%s leads to the product, and is kept', (callback) => {
    expect(
      browser()
        .visit(`/?${new URLSearchParams({ callback })}`)
        .referral(),
    ).toEqual({ callback });
  });

  test.each([
    'https://evil.test/steal',
    'http://app.facet.example/back',
    '//evil.test/steal',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'https://app.facet.example@evil.test/',
    'https://user:secret@app.facet.example/',
    'https://app.facet.example.evil.test/',
    'https:evil.test',
    'javascript:alert(1)',
    'welcome',
  ])('%j does not, and is neither kept nor carried', (callback) => {
    const { visit, cookies, storage, setParameters } = browser();
    expect(visit(`/?${new URLSearchParams({ callback })}`).referral()).toEqual({});
    expect(setParameters).toHaveBeenLastCalledWith({});
    expect([cookies, storage.held]).toEqual([{}, {}]);
  });

  test('one that an earlier build stored unchecked is not read', () => {
    const { visit, cookies } = browser();
    cookies.facet_referral = { value: '{"ref":"A","callback":"https://evil.test/"}', days: 7 };
    expect(visit('/').referral()).toEqual({ ref: 'A' });
  });
});

describe('campaign and referrer', () => {
  const address =
    '/?utm_source=s&utm_medium=m&utm_term=t&utm_content=c&utm_campaign=x&bd_vid=9&source=q&callback=/k&email=a@b.example#token=T';
  const campaign = {
    utm_source: 's',
    utm_medium: 'm',
    utm_term: 't',
    utm_content: 'c',
    utm_campaign: 'x',
    bd_vid: '9',
  };

  test('with consent they are in the source record, and the referrer in a cookie for 365 days', () => {
    const { visit, cookies } = browser();
    const { sourceRecord, referers } = visit(address, 'https://search.example/');
    expect(sourceRecord()).toEqual({
      page_url: `https://www.facet.example/?source=q&${new URLSearchParams(campaign)}`,
      source: 'q',
      callback: '/k',
      ...campaign,
    });
    expect(referers()).toEqual(['https://search.example/']);
    expect(cookies.facet_referrer).toEqual({ value: 'https://search.example/', days: 365 });
  });

  test.each<Consent>(['refused', 'undecided'])('%s: nothing of them is stored, told or carried', (answer) => {
    const { visit, cookies, storage, setParameters } = browser(answer);
    const { sourceRecord, referers } = visit('/?utm_source=s&bd_vid=9', 'https://search.example/');
    expect(sourceRecord()).toEqual({ page_url: expect.any(String) });
    expect(referers()).toEqual([]);
    expect(cookies).toEqual({});
    expect(storage.held).toEqual({});
    expect(setParameters).toHaveBeenLastCalledWith({});
  });

  test('consent given later takes in what the visit brought; refused again, it is forgotten', () => {
    const { visit, consent, storage, cookies, setParameters } = browser('undecided');
    visit('/?ref=A&utm_source=s', 'https://search.example/');
    consent.give('granted');
    expect(setParameters).toHaveBeenLastCalledWith({ ref: 'A', utm_source: 's' });
    expect(cookies[referralKeys.referrerCookie]).toBeDefined();
    consent.give('refused');
    expect(setParameters).toHaveBeenLastCalledWith({ ref: 'A' });
    expect(Object.keys(storage.held)).toEqual([referralKeys.referral]);
    expect(Object.keys(cookies)).toEqual([referralKeys.cookie]);
  });

  test('the list of referrers keeps the last ten, each once', () => {
    const { visit } = browser();
    for (let i = 0; i < 12; i += 1) visit('/', `https://${i}.example/`);
    const { referers } = visit('/', 'https://5.example/');
    expect(referers()).toHaveLength(10);
    expect(referers().at(-1)).toBe('https://5.example/');
    expect(new Set(referers()).size).toBe(10);
  });

  test('referral and campaign are carried to the account links', () => {
    const { visit, setParameters } = browser();
    visit('/?ref=A&utm_source=s');
    expect(setParameters).toHaveBeenLastCalledWith({ ref: 'A', utm_source: 's' });
  });
});
