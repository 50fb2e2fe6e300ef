/**
 * Every picture of the application: the file below `content/` and its scene. No two are alike.
 */
import { covers } from './covers';
import { figures } from './figures';

/** Scenes by the path of their file. */
export const pictures: Readonly<Record<string, string>> = { ...covers, ...figures };
