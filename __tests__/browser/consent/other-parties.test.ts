import type { Consent } from '../../../src/browser/consent/consent';
import { createOtherParties } from '../../../src/browser/consent/other-parties';
import { fakeConsent } from '../../support/fake-consent';

/** The scripts of a page in which the visitor gives an answer. */
async function answered(answers: readonly Consent[], { loads = true, isLasting = true } = {}) {
  const consent = fakeConsent('granted');
  const load = jest.fn(async () => {});
  const reload = jest.fn();
  const parties = createOtherParties({ consent: { ...consent, isLasting: () => isLasting }, load, reload });
  parties.follow();
  if (loads) await parties.load('/chat.js', { kind: 'robot' });
  for (const answer of answers) consent.give(answer);
  return { load, reload };
}

test('a script is loaded with what it is told', async () => {
  const { load, reload } = await answered(['granted']);
  expect(load).toHaveBeenCalledWith('/chat.js', { kind: 'robot' });
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, Consent]>([
  ['is refused', 'refused'],
  ['is erased in another tab', 'undecided'],
])('when consent %s, the page is loaded anew, because nothing in it could end the script', async (_name, answer) => {
  expect((await answered([answer])).reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['that has loaded none stays', { loads: false }],
  ['whose refusal could not be stored stays: the next one would not know of it', { isLasting: false }],
])('a page %s', async (_name, options) => {
  expect((await answered(['refused'], options)).reload).not.toHaveBeenCalled();
});
