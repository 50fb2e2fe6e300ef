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

/** A valid answer, or null. `unclear` is a text that may have been a refusal: the visitor is asked in every region. */
export function readAnswer(text: string | null, now: number): Answer | 'unclear' | null {
  if (text === null) return null;
  const { answer, at, version } = readObject(text) ?? {};
  if (!isAnswer(answer)) return 'unclear';
  if (version === consentVersion && isFresh(at, consentDays, now)) return answer;
  return answer === 'refused' ? 'unclear' : null;
}
