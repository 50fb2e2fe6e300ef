/**
 * The visitor's answer to the question for consent, as it is kept in local storage: with its time, and the version of what was
 * asked, so that the visitor is asked again as the privacy notice promises.
 */

import { isFresh } from '../platform/clock';
import { consentDays, consentVersion } from '../platform/constants';
import { readObject } from '../platform/safe-storage';

/** A visitor's answer. `noticed` means that they have seen and closed the notice, which is not an opt-in. */
export type Answer = 'granted' | 'refused' | 'noticed';

const answers: readonly unknown[] = ['granted', 'refused', 'noticed'] satisfies readonly Answer[];
const isAnswer = (value: unknown): value is Answer => answers.includes(value);

/**
 * An answer as a text.
 * @param at when it is given, in ms since the epoch
 */
export const answerText = (answer: Answer, at: number): string =>
  JSON.stringify({ answer, at, version: consentVersion });

/**
 * The answer in a stored text: one that holds, or null if there is none or it no longer holds. `unclear` is a refusal that no
 * longer holds, or a text that cannot be read: whoever may have refused has to be asked before they are counted, everywhere.
 */
export function readAnswer(text: string | null, now: number): Answer | 'unclear' | null {
  if (text === null) return null;
  const { answer, at, version } = readObject(text) ?? {};
  if (!isAnswer(answer)) return 'unclear';
  if (version === consentVersion && isFresh(at, consentDays, now)) return answer;
  return answer === 'refused' ? 'unclear' : null;
}
