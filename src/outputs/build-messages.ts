/**
 * Words of the interface for the files that a build makes beside its pages (design 9 and 12).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillMessage } from '../site/data/interpolation';
import type { Messages } from '../site/data/messages';
import type { Site } from '../site/hosting/hosts';
import type { LocaleCode } from '../site/languages/locales';
import { withoutSoftHyphens } from '../site/languages/soft-hyphens';

/** The messages of a namespace in a language, from `locales/`. */
export const messagesOf = async <N extends keyof Messages>(code: LocaleCode, namespace: N): Promise<Messages[N]> =>
  JSON.parse(await readFile(path.join('locales', code, `${namespace}.json`), 'utf8')) as Messages[N];

/** A text as it is read outside a page: with the product's name, and without soft hyphens. */
export const plainText = ({ config }: Site, text: string): string =>
  withoutSoftHyphens(fillMessage(text, { product: config.name }));
