import { isFresh } from '../platform/clock';
import { consentDays, consentVersion } from '../platform/constants';
import { readObject } from '../platform/safe-storage';

/** `noticed`: the visitor closed the notice, which is not an opt-in. */
export type Answer = 'granted' | 'refused' | 'noticed';

const answers: readonly unknown[] = ['granted', 'refused', 'noticed'] satisfies readonly Answer[];
const isAnswer = (value: unknown): value is Answer => answers.includes(value);

/** @param at ms since the epoch */
export const answerText = (answer: Answer, at: number): string =>
  JSON.stringify({ answer, at, version: consentVersion });

/**
 * A valid answer, or null if there is none or it has expired. `unclear` is an expired refusal or an unreadable text:
 * since the visitor may have refused, they must be asked before they are tracked, in every region.
 */
export function readAnswer(text: string | null, now: number): Answer | 'unclear' | null {
  if (text === null) return null;
  const { answer, at, version } = readObject(text) ?? {};
  if (!isAnswer(answer)) return 'unclear';
  if (version === consentVersion && isFresh(at, consentDays, now)) return answer;
  return answer === 'refused' ? 'unclear' : null;
}
