import { createStore } from '../../browser/store';

/** Whether the visitor has asked to be asked again. */
export const questionReopened = createStore(false);

/** Asks again, whatever was answered: an answer is as easily changed as it was given. */
export const askForConsent = (): void => questionReopened.set(true);
