/** @jest-environment jsdom */

import { createConsent, listenForAnswers } from '../../src/browser/consent/consent';
import { consentKey } from '../../src/browser/consent/consent-key';
import { answerText } from '../../src/browser/consent/stored-answer';
import { browserClock } from '../../src/browser/platform/clock';
import { safeStorage } from '../../src/browser/platform/safe-storage';

const consentOf = () =>
  createConsent({
    storage: safeStorage(() => window.localStorage),
    clock: browserClock,
    privacyControl: () => false,
    rule: () => null,
    onStorage: (listener) => listenForAnswers(window, listener),
    logError: () => {},
  });

const comesBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => window.localStorage.clear());

test("a page that comes back from the browser's cache learns of the answer that was given meanwhile", () => {
  const { onConsent, onQuestion } = consentOf();
  const answers = jest.fn();
  const questions = jest.fn();
  const stops = [onConsent(answers), onQuestion(questions)];
  window.localStorage.setItem(consentKey, answerText('refused', Date.now()));
  comesBack(false);
  expect(answers).not.toHaveBeenCalled();
  comesBack(true);
  expect(answers).toHaveBeenCalledWith('refused');
  expect(questions).toHaveBeenCalledWith(null);
  for (const stop of stops) stop();
});

test('when nobody listens any more, nothing is heard', () => {
  const { onConsent } = consentOf();
  const answers = jest.fn();
  onConsent(answers)();
  window.localStorage.setItem(consentKey, answerText('granted', Date.now()));
  comesBack(true);
  expect(answers).not.toHaveBeenCalled();
});
