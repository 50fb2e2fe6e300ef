/**
 * The messages of a language, by which tests name what they look for.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../../src/site/data/messages';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { root } from '../../../workshop/paths';

/** A namespace in a language; it has the shape of the English one (the messages' own test). */
export const messagesIn = <N extends keyof Messages>(locale: LocaleCode, namespace: N): Messages[N] =>
  JSON.parse(readFileSync(path.join(root, 'locales', locale, `${namespace}.json`), 'utf8'));
