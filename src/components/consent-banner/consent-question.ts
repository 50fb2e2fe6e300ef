import { createStore } from '../../services/store';

/** The control by which the visitor wants to be asked again; null while nobody does. */
export const questionReopener = createStore<HTMLElement | null>(null);

/** Asks again, whatever was answered: an answer is as easily changed as it was given. */
export const askForConsent = (by: HTMLElement): void => questionReopener.set(by);

/** Takes the question back, and the focus to where it was asked for. */
export function withdrawQuestion(): void {
  const reopener = questionReopener.get();
  questionReopener.set(null);
  reopener?.focus();
}
