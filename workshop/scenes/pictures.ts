/**
 * Every picture of the application: its file under `content/` and its scene. No two are the same.
 */
import { covers } from './covers';
import { figures } from './figures';
import type { Drawing } from './parts';

/** Scenes by the path of their file. */
export const pictures: Readonly<Record<string, Drawing>> = { ...covers, ...figures };
