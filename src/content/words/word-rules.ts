/** The rules for words and numbers: style guides and the facts page (docs/content.md). */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLocaleCode, type LocaleCode, localeCodes } from '../../site/languages/locales.ts';
import { glossaryFile } from './glossary';
import { cellsOf, type ForbiddenRendering, forbiddenIn } from './style-guide';

export const factsFile = 'docs/product-facts.md';

/** Plain data, so that another process can do the work. */
export interface WordRules {
  /** Text of the facts page. Without it, no text may contain such a number. */
  readonly facts: string;
  /** Empty without a style guide. */
  readonly forbidden: Readonly<Record<LocaleCode, readonly ForbiddenRendering[]>>;
  /** Names and words that the style guide and the glossary leave in English. */
  readonly stays: Readonly<Record<LocaleCode, readonly string[]>>;
  /** Digests of what concerns each language. */
  readonly digests: Readonly<Record<LocaleCode, string>>;
}

/** @throws when a style guide has no table of wordings */
export async function readWordRules(projectRoot: string): Promise<WordRules> {
  const facts = await textOf(projectRoot, factsFile);
  const glossary = await textOf(projectRoot, glossaryFile);
  const rules = await Promise.all(
    localeCodes.map(async (locale) => {
      const file = `docs/style/${locale}.md`;
      const guide = await textOf(projectRoot, file);
      const stays = [...staysIn(guide), ...wordsOfGlossary(glossary, locale)];
      const digest = createHash('sha256')
        .update(JSON.stringify([guide, facts, stays]))
        .digest('hex');
      return { locale, digest, stays, forbidden: guide ? forbiddenIn(guide, file) : [] };
    }),
  );
  const byLocale = <T>(part: (rule: (typeof rules)[number]) => T): Record<LocaleCode, T> =>
    Object.fromEntries(rules.map((rule) => [rule.locale, part(rule)])) as Record<LocaleCode, T>;
  return {
    facts,
    forbidden: byLocale(({ forbidden }) => forbidden),
    stays: byLocale(({ stays }) => stays),
    digests: byLocale(({ digest }) => digest),
  };
}

/** The list after "Names stay" in a style guide, up to its period. */
const staysIn = (guide: string): string[] =>
  (/^.*\bNames stay[^:\n]*: ([^.]*)/m.exec(guide)?.[1] ?? '')
    .split(/,|;|\band\b/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const wordsOfGlossary = (glossary: string, locale: LocaleCode): string[] =>
  glossary
    .split('\n')
    .map((line) => (line.startsWith('|') ? cellsOf(line) : []))
    .flatMap(([code, ...words]) => (code === locale ? words : []))
    .filter(Boolean);

/** Messages of every language, by path relative to the project. */
export async function readMessages(projectRoot: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const folders = localeCodes.map((locale) => `locales/${locale}`);
  const names = await Promise.all(folders.map((folder) => readdir(path.join(projectRoot, folder)).catch(() => [])));
  const files = folders.flatMap((folder, place) => (names[place] ?? []).map((name) => `${folder}/${name}`));
  const read = async (file: string) => [file, await readFile(path.join(projectRoot, file))] as const;
  return new Map(await Promise.all(files.map(read)));
}

async function textOf(projectRoot: string, file: string): Promise<string> {
  const name = path.join(projectRoot, file);
  return existsSync(name) ? readFile(name, 'utf8') : '';
}

/** By the file's path relative to the project; null if it names no language. */
export function localeOfFile(file: string): LocaleCode | null {
  const code = file.startsWith('locales/') ? file.split('/')[1] : /\/([^/]*)\.md$/.exec(file)?.[1];
  return code !== undefined && isLocaleCode(code) ? code : null;
}
