/** @jest-environment jsdom */
import { type Consent, createConsent, type Question, whenGranted } from '../../../src/browser/consent/consent';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { type Answer, answerText } from '../../../src/browser/consent/stored-answer';
import { consentDays, consentVersion } from '../../../src/browser/platform/constants';
import type { ConsentRule } from '../../../src/site/privacy/consent-regions';
import { fakeConsent } from '../../support/fake-consent';
import { forbiddenStorage, memoryStorage } from '../../support/web-storage';

const day = 86_400_000;
const now = 1_000 * day;

/** The consent of one tab. */
function tab({ storage = memoryStorage(), privacyControl = false, rule = null as ConsentRule | null } = {}) {
  const logError = jest.fn();
  const service = createConsent({
    storage,
    clock: { now: () => now },
    privacyControl: () => privacyControl,
    rule: () => rule,
    logError,
  });
  return { ...service, storage, logError };
}

test.each(['granted', 'refused'] as const)(
  'the answer: %s is kept for the next page, with its time and version',
  (answer) => {
    const first = tab();
    first.onConsent(() => {});
    expect([first.consent(), first.storage.held]).toEqual(['undecided', {}]);
    first.setConsent(answer);
    expect([first.consent(), tab({ storage: first.storage }).consent()]).toEqual([answer, answer]);
    const kept = { answer, at: now, version: consentVersion };
    expect(JSON.parse(first.storage.held[consentKey] ?? '')).toEqual(kept);
  },
);

test('the answer is told to each listener once, also where one before it fails', () => {
  const { onConsent, setConsent, logError } = tab();
  const fault = new Error('a service that cannot stop');
  const heard: Consent[] = [];
  onConsent(() => {
    throw fault;
  });
  onConsent((answer) => heard.push(answer));
  for (const answer of ['granted', 'granted', 'refused'] as const) setConsent(answer);
  expect(heard).toEqual(['granted', 'refused']);
  expect(logError).toHaveBeenCalledWith(fault, 'consent');
});

test.each([
  ['forbidden', forbiddenStorage()],
  [
    'full, where no earlier one is left standing',
    { ...memoryStorage({ [consentKey]: answerText('granted', now) }), set: () => false },
  ],
])('the answer holds until the page is left where storage is %s', (_name, storage) => {
  const { consent, setConsent } = tab({ storage });
  for (const answer of ['granted', 'refused'] as const) {
    setConsent(answer);
    expect([consent(), storage.held]).toEqual([answer, {}]);
  }
});

test('the answer is lasting, unless it could not be stored; a signal of the browser always is', () => {
  const forbidden = { storage: forbiddenStorage() };
  const lasting = [tab(), tab(forbidden), tab({ ...forbidden, privacyControl: true })].map((each) => {
    each.setConsent('refused');
    return each.isLasting();
  });
  expect(lasting).toEqual([true, false, true]);
});

const written = (answer: Answer, change: { readonly at?: number; readonly version?: unknown } = {}) =>
  JSON.stringify({ ...JSON.parse(answerText(answer, now)), ...change });
const aged = (answer: Answer, ms: number) => written(answer, { at: now - ms });

test.each<[string, string, Consent, Question, Consent, Question]>([
  ['almost too old', aged('granted', consentDays * day - 1), 'granted', null, 'granted', null],
  ['almost too old', aged('refused', consentDays * day - 1), 'refused', null, 'refused', null],
  ['too old', aged('granted', consentDays * day), 'undecided', 'ask', 'granted', 'notice'],
  ['too old', aged('noticed', consentDays * day), 'undecided', 'ask', 'granted', 'notice'],
  // Who has refused is asked before they are counted, wherever they are.
  ['too old', aged('refused', consentDays * day), 'undecided', 'ask', 'undecided', 'ask'],
  ['of the future', aged('granted', -1), 'undecided', 'ask', 'granted', 'notice'],
  ['of the future', aged('refused', -365 * day), 'undecided', 'ask', 'undecided', 'ask'],
  ['to another question', written('granted', { version: 0 }), 'undecided', 'ask', 'granted', 'notice'],
  ['to another question', written('refused', { version: '1' }), 'undecided', 'ask', 'undecided', 'ask'],
  ['without a date', '{"answer":"granted","version":1}', 'undecided', 'ask', 'granted', 'notice'],
  ['of an earlier build', 'refused', 'undecided', 'ask', 'undecided', 'ask'],
  ['of an earlier build', 'granted', 'undecided', 'ask', 'undecided', 'ask'],
  ['that nobody gave', 'perhaps', 'undecided', 'ask', 'undecided', 'ask'],
])(
  'an answer holds for half a year, and for what was asked: %s: %s',
  (_age, text, inOptIn, askedInOptIn, inNotice, askedInNotice) => {
    const read = (rule: ConsentRule) => {
      const { consent, question } = tab({ storage: memoryStorage({ [consentKey]: text }), rule });
      return [consent(), question()];
    };
    expect(read('opt-in')).toEqual([inOptIn, askedInOptIn]);
    expect(read('notice')).toEqual([inNotice, askedInNotice]);
  },
);

test('an answer given in another tab is heard here, also on a return from the back/forward cache', () => {
  const { onConsent, onQuestion, storage } = tab();
  const heard = jest.fn();
  onConsent(heard);
  onQuestion(heard);
  const stored = (key: string | null) => new StorageEvent('storage', { key });
  const comesBack = (persisted: boolean) => new PageTransitionEvent('pageshow', { persisted });
  for (const [kept, event, ...news] of [
    ['granted', stored('facet:other')],
    ['granted', stored(consentKey), 'granted', null],
    [null, stored(null), 'undecided', 'ask'],
    ['refused', comesBack(false)],
    ['refused', comesBack(true), 'refused', null],
  ] as const) {
    if (kept) storage.set(consentKey, answerText(kept, now));
    else storage.remove(consentKey);
    heard.mockClear();
    window.dispatchEvent(event);
    expect(heard.mock.calls.flat()).toEqual(news);
  }
});

test.each<[ConsentRule | null, Answer | null, boolean, Consent, Question]>([
  ['opt-in', null, false, 'undecided', 'ask'],
  ['opt-in', 'granted', false, 'granted', null],
  ['opt-in', 'refused', false, 'refused', null],
  // Letting a notice be, in another region, was no opt-in.
  ['opt-in', 'noticed', false, 'undecided', 'ask'],
  ['opt-in', null, true, 'refused', null],
  ['notice', null, false, 'granted', 'notice'],
  ['notice', 'noticed', false, 'granted', null],
  ['notice', 'granted', false, 'granted', null],
  ['notice', 'refused', false, 'refused', null],
  ['notice', null, true, 'refused', null],
  ['notice', 'granted', true, 'refused', null],
  [null, null, false, 'undecided', 'ask'],
  [null, 'noticed', false, 'undecided', 'ask'],
  [null, null, true, 'refused', null],
])('by region: rule %s, answer %s, signal %s: %s, shown: %s', (rule, answer, privacyControl, wanted, shown) => {
  const storage = memoryStorage(answer ? { [consentKey]: answerText(answer, now) } : {});
  const { consent, question, setConsent } = tab({ storage, privacyControl, rule });
  expect([consent(), question()]).toEqual([wanted, shown]);
  // Global Privacy Control is a refusal, whatever was answered.
  setConsent('granted');
  expect(consent()).toBe(privacyControl ? 'refused' : 'granted');
});

test('the notice goes when it is noticed, and the services are not told anew', () => {
  const { onConsent, onQuestion, setConsent } = tab({ rule: 'notice' });
  const heard = jest.fn();
  const shown: Question[] = [];
  onConsent(heard);
  onQuestion((question) => shown.push(question));
  setConsent('noticed');
  expect(shown).toEqual([null]);
  expect(heard).not.toHaveBeenCalled();
  setConsent('refused');
  expect(heard).toHaveBeenCalledWith('refused');
});

test.each<[string, Consent, readonly Consent[], number]>([
  ['runs at once', 'granted', [], 1],
  ['runs when consent is given later', 'undecided', ['granted'], 1],
  ['runs once', 'refused', ['granted', 'refused', 'granted'], 1],
  ['never runs without it', 'undecided', ['refused'], 0],
])('whenGranted: %s', (_name, first, answers, times) => {
  const source = fakeConsent(first);
  const run = jest.fn();
  whenGranted(source, run);
  for (const answer of answers) source.give(answer);
  expect(run).toHaveBeenCalledTimes(times);
});
