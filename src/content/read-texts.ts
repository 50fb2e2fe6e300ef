/**
 * Reads every text of every language, and checks it against its language, that language's style guide and the facts page
 * (design 5).
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LocaleCode, localeCodes } from '../site/locales.ts';
import { decode } from './decode';
import type { Fault } from './faults';
import { openKeptResults } from './kept-results';
import { languageFaults, loadDetector } from './language-of-text';
import { factsFile, numberFaults, readFacts } from './product-numbers';
import { forbiddenIn, wordingFaults } from './style-guide';

/**
 * What is wrong with the words and the numbers of the content and the messages. If a language has no style guide, its texts
 * are checked only for their language and against the facts page.
 * @param texts the files of the content as they were read, by their path relative to the project
 * @throws when a style guide has no table of wordings
 */
export async function readTextFaults(projectRoot: string, texts: ReadonlyMap<string, Uint8Array>): Promise<Fault[]> {
  const kept = await openKeptResults<Fault[]>('words', null);
  const factsText = await textOf(projectRoot, factsFile);
  // Without a facts page there are no facts, so no page may contain such a number.
  const facts = readFacts(factsText);
  let detector: ReturnType<typeof loadDetector> | undefined;
  const faults: Fault[] = [];
  for (const locale of localeCodes) {
    const guide = `docs/style/${locale}.md`;
    const guideText = await textOf(projectRoot, guide);
    const forbidden = guideText ? forbiddenIn(guideText, guide) : [];
    const pages = [...texts].filter(([file]) => file.endsWith(`/${locale}.md`));
    const messages = await Promise.all((await messagesOf(projectRoot, locale)).map((file) => read(projectRoot, file)));
    for (const [file, bytes] of [...pages, ...messages].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const { text } = decode(bytes);
      if (text === null) continue;
      const inputs = [file, bytes, guideText, factsText];
      let found = await kept.get(inputs);
      if (!found) {
        detector ??= loadDetector();
        found = [
          ...wordingFaults(file, text, forbidden),
          ...languageFaults(await detector, locale, file, text),
          ...numberFaults(file, text, facts),
        ];
        await kept.put(inputs, found);
      }
      faults.push(...found);
    }
  }
  return faults;
}

/** The content of a file; empty if it does not exist. */
async function textOf(projectRoot: string, file: string): Promise<string> {
  const name = path.join(projectRoot, file);
  return existsSync(name) ? readFile(name, 'utf8') : '';
}

async function messagesOf(projectRoot: string, locale: LocaleCode): Promise<string[]> {
  const folder = path.join(projectRoot, 'locales', locale);
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).map((name) => `locales/${locale}/${name}`);
}

const read = async (projectRoot: string, file: string): Promise<readonly [string, Uint8Array]> => [
  file,
  await readFile(path.join(projectRoot, file)),
];
