import {
  type Answer,
  type Consent,
  createConsent,
  type Question,
  whenGranted,
} from '../../../src/services/consent/consent';
import { consentKey } from '../../../src/services/consent/consent-key';
import type { ConsentRule } from '../../../src/site/privacy/consent-regions';
import { fakeConsent } from '../../support/fake-consent';
import { forbiddenStorage, memoryStorage } from '../../support/memory-storage';

/** The consent of one tab; `otherTab` is what another tab of the same browser stores. */
function tab({ storage = memoryStorage(), privacyControl = false, rule = null as ConsentRule | null } = {}) {
  const logError = jest.fn();
  const listeners = new Set<(event: StorageEvent) => void>();
  const service = createConsent({
    storage,
    privacyControl: () => privacyControl,
    rule: () => rule,
    onStorage: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logError,
  });
  const otherTab = (key: string | null, value?: Answer): void => {
    if (key === null) storage.remove(consentKey);
    else if (value) storage.set(key, value);
    for (const listener of listeners) listener({ key } as StorageEvent);
  };
  return { ...service, storage, listeners, otherTab, logError };
}

describe('the answer', () => {
  test('is undecided until it is given', () => {
    expect(tab().consent()).toBe('undecided');
  });

  test.each(['granted', 'refused'] as const)('%s is kept for the next page', (answer) => {
    const first = tab();
    first.setConsent(answer);
    expect(first.consent()).toBe(answer);
    expect(tab({ storage: first.storage }).consent()).toBe(answer);
  });

  test('nothing is stored before it is given', () => {
    const { consent, onConsent, storage } = tab();
    onConsent(() => {});
    consent();
    expect(storage.held).toEqual({});
  });

  test('is told to whoever listens, once', () => {
    const { onConsent, setConsent } = tab();
    const heard: Consent[] = [];
    onConsent((answer) => heard.push(answer));
    setConsent('granted');
    setConsent('granted');
    setConsent('refused');
    expect(heard).toEqual(['granted', 'refused']);
  });

  test('reaches every listener, also where one before it fails', () => {
    const { onConsent, setConsent, logError } = tab();
    const fault = new Error('a service that cannot stop');
    const later = jest.fn();
    onConsent(() => {
      throw fault;
    });
    onConsent(later);
    setConsent('refused');
    expect(later).toHaveBeenCalledWith('refused');
    expect(logError).toHaveBeenCalledWith(fault, 'consent');
  });

  test('holds until the page is left where storage is forbidden', () => {
    const { consent, setConsent } = tab({ storage: { held: {}, ...forbiddenStorage() } });
    setConsent('granted');
    expect(consent()).toBe('granted');
    setConsent('refused');
    expect(consent()).toBe('refused');
  });

  test('that cannot be stored does not leave an earlier one standing', () => {
    const storage = memoryStorage({ [consentKey]: 'granted' });
    const { consent, setConsent } = tab({ storage: { ...storage, set: () => false } });
    setConsent('refused');
    expect(consent()).toBe('refused');
    expect(storage.held).toEqual({});
  });

  test('a stored word that is no answer is none', () => {
    expect(tab({ storage: memoryStorage({ [consentKey]: 'perhaps' }) }).consent()).toBe('undecided');
  });
});

describe('other tabs', () => {
  test('an answer given there is heard here', () => {
    const { onConsent, otherTab } = tab();
    const heard: Consent[] = [];
    onConsent((answer) => heard.push(answer));
    otherTab('facet:other', 'granted');
    otherTab(consentKey, 'granted');
    otherTab(null);
    expect(heard).toEqual(['granted', 'undecided']);
  });

  test('who no longer listens hears nothing, and the last one stops listening to the browser', () => {
    const { onConsent, setConsent, listeners } = tab();
    const listener = jest.fn();
    const stop = onConsent(listener);
    stop();
    setConsent('granted');
    expect(listener).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});

test('Global Privacy Control is a refusal, whatever was answered', () => {
  const storage = memoryStorage({ [consentKey]: 'granted' });
  const { consent, setConsent } = tab({ storage, privacyControl: true });
  expect(consent()).toBe('refused');
  setConsent('granted');
  expect(consent()).toBe('refused');
});

describe('by region (design 10)', () => {
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
  ])('rule %s, answer %s, signal %s: %s, shown: %s', (rule, answer, privacyControl, wanted, shown) => {
    const storage = memoryStorage(answer ? { [consentKey]: answer } : {});
    const { consent, question } = tab({ storage, privacyControl, rule });
    expect([consent(), question()]).toEqual([wanted, shown]);
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
});

describe('whenGranted', () => {
  test.each<[string, Consent, readonly Consent[], number]>([
    ['runs at once', 'granted', [], 1],
    ['runs when consent is given later', 'undecided', ['granted'], 1],
    ['runs once', 'refused', ['granted', 'refused', 'granted'], 1],
    ['never runs without it', 'undecided', ['refused'], 0],
  ])('%s', (_name, first, answers, times) => {
    const source = fakeConsent(first);
    const run = jest.fn();
    whenGranted(source, run);
    for (const answer of answers) source.give(answer);
    expect(run).toHaveBeenCalledTimes(times);
  });
});
