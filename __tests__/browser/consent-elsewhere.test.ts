/** @jest-environment jsdom */

import { createConsent, listenForAnswers } from '../../src/browser/consent/consent';
import { consentKey } from '../../src/browser/consent/consent-key';
import { answerText } from '../../src/browser/consent/stored-answer';
import { browserClock } from '../../src/browser/platform/clock';
import { safeStorage } from '../../src/browser/platform/safe-storage';

test("a page that comes back from the browser's cache learns of an answer given meanwhile, while somebody listens", () => {
  const { onConsent, onQuestion } = createConsent({
    storage: safeStorage(() => window.localStorage),
    clock: browserClock,
    privacyControl: () => false,
    rule: () => null,
    onStorage: (listener) => listenForAnswers(window, listener),
    logError: () => {},
  });
  const comesBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const [answers, questions] = [jest.fn(), jest.fn()];
  const stops = [onConsent(answers), onQuestion(questions)];
  window.localStorage.setItem(consentKey, answerText('refused', Date.now()));
  comesBack(false);
  expect(answers).not.toHaveBeenCalled();
  comesBack(true);
  for (const stop of stops) stop();
  window.localStorage.setItem(consentKey, answerText('granted', Date.now()));
  comesBack(true);
  expect([answers.mock.calls, questions.mock.calls]).toEqual([[['refused']], [[null]]]);
});
