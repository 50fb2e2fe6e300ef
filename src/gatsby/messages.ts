/** Messages from `locales/` for what a build makes without queries. A draft language falls back to English. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Messages } from '../site/data/messages';
import { defaultLocale, type LocaleCode, localeOf } from '../site/languages/locales';
import { withWholeWords } from '../site/languages/whole-words';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** @throws when the file is not JSON, or is missing and the language is no draft */
export async function messagesOf<N extends keyof Messages>(code: LocaleCode, namespace: N): Promise<Messages[N]> {
  if (!localeOf(code).draft) return (await read(code, namespace)) as Messages[N];
  const own = existsSync(fileOf(code, namespace)) ? await read(code, namespace) : {};
  return completed(await read(defaultLocale, namespace), own) as Messages[N];
}

const fileOf = (code: LocaleCode, namespace: string): string => path.join('locales', code, `${namespace}.json`);

const read = async (code: LocaleCode, namespace: string): Promise<Tree> =>
  JSON.parse(withWholeWords(await readFile(fileOf(code, namespace), 'utf8'))) as Tree;

export const completed = (english: Tree, own: Tree): Tree => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const other = own[key];
      return [key, typeof text === 'object' && typeof other === 'object' ? completed(text, other) : (other ?? text)];
    }),
  ),
});
