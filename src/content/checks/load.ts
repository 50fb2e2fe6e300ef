/** Reads and checks the project's content, for the content check and the build (docs/content.md). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { byPlace } from '../../site/faults';
import { configFrom } from '../../site/hosting/config.ts';
import { defaultLocale } from '../../site/languages/locales.ts';
import type { Fault } from '../faults';
import type { FixFinding } from '../fixes/fix';
import { taxonomyFile } from '../model/taxonomy';
import type { FileReading, ReadFile } from '../text-checks/text-facts';
import { isPicture } from '../tree/file-kinds';
import { type ContentTree, readTree } from '../tree/read-tree';
import { localeOfFile, readMessages, readWordRules, type WordRules } from '../words/word-rules';
import { type CheckedContent, checkContent } from './check';
import { openKeptResults } from './kept-results';
import { type FileToRead, readFiles } from './timed-reading';

export type LoadedContent = CheckedContent & {
  readonly tree: ContentTree;
  /** What `fix` could fix; empty unless words were checked. */
  readonly fixes: readonly (FixFinding & { readonly file: string })[];
};

interface Loading {
  /** Milliseconds of processor time per file. */
  readonly perFile?: number;
  readonly tree?: ContentTree | undefined;
  /** Whether to check the words of content and messages, and that no link was read on a future day. */
  readonly withWords?: boolean;
}

/**
 * Checks `<projectRoot>/content`. The configuration from the environment names the site's own hosts.
 * @throws when the folder cannot be read, a variable of the configuration is invalid, or a style guide has no table of wordings
 */
export async function loadContent(
  projectRoot: string,
  { perFile, tree: known, withWords = false }: Loading = {},
): Promise<LoadedContent> {
  const rules = withWords ? await readWordRules(projectRoot) : null;
  const tree = known ?? (await readTree(projectRoot));
  const messages = rules ? await readMessages(projectRoot) : [];
  const pictures = await readPictures(projectRoot, tree);
  const files = [...tree.texts, ...messages, ...pictures]
    .filter(([file]) => file !== taxonomyFile)
    .map(([file, bytes]) => ({ file, bytes, source: rules ? sourceOf(file, tree) : undefined }));
  const { readings, words, fixes } = await read(files, rules, perFile);
  const checked = checkContent(
    tree,
    configFrom(process.env),
    (file) => readings.get(file) ?? nothing,
    rules && latestDay(Date.now()),
  );
  // Messages only have faults here that apply to any text, or if reading them took too long.
  const unread = [...messages, ...pictures].flatMap(([file]) =>
    (readings.get(file) ?? nothing).findings.map((finding) => ({ ...finding, file })),
  );
  return { tree, ...checked, fixes, faults: [...checked.faults, ...words, ...unread].sort(byPlace) };
}

/** The date where it is latest on Earth: an author there may have read something today. */
const latestDay = (time: number): string => new Date(time + 14 * 3_600_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

const nothing: FileReading = { facts: null, findings: [] };
const noWords = { words: [], fixes: [] };

const sourceOf = (file: string, { texts }: ContentTree): Uint8Array | undefined => {
  const english = file.replace(/[^/]*\.md$/, `${defaultLocale}.md`);
  return english === file ? undefined : texts.get(english);
};

/** The bytes of the pictures without faults. */
async function readPictures(projectRoot: string, { others, faults }: ContentTree) {
  const known = new Set(faults.map(({ file }) => file));
  const pictures = others.filter((file) => isPicture(file) && !known.has(file));
  return Promise.all(pictures.map(async (file) => [file, await readFile(path.join(projectRoot, file))] as const));
}

async function read(files: readonly FileToRead[], rules: WordRules | null, perFile: number | undefined) {
  const keptReadings = await openKeptResults<FileReading>('readings');
  const keptWords = await openKeptResults<Pick<ReadFile, 'words' | 'fixes'>>('words');
  const readings = new Map<string, FileReading>();
  const words: Fault[] = [];
  const fixes: LoadedContent['fixes'][number][] = [];
  const add = ({ file }: FileToRead, found: Pick<ReadFile, 'words' | 'fixes'>): void => {
    words.push(...found.words);
    fixes.push(...found.fixes.map((fix) => ({ ...fix, file })));
  };

  /** What the words of a file depend on; null if they are not checked. */
  const inputsOfWords = ({ file, bytes, source }: FileToRead) => {
    const locale = rules && localeOfFile(file);
    return locale && ([file, bytes, rules.digests[locale], source ?? ''] as const);
  };
  const take = (wanted: FileToRead): boolean => {
    const ofWords = inputsOfWords(wanted);
    const reading = keptReadings.get([wanted.file, wanted.bytes]);
    const found = ofWords ? keptWords.get(ofWords) : noWords;
    if (!reading || !found) return false;
    readings.set(wanted.file, reading);
    add(wanted, found);
    return true;
  };
  await readFiles(
    files.filter((file) => !take(file)),
    rules,
    (file, result, isWhole) => {
      readings.set(file.file, result.reading);
      add(file, result);
      const ofWords = inputsOfWords(file);
      if (isWhole) keptReadings.put([file.file, file.bytes], result.reading);
      if (isWhole && ofWords) keptWords.put(ofWords, { words: result.words, fixes: result.fixes });
    },
    perFile,
  );
  await Promise.all([keptReadings.save(), keptWords.save()]);
  return { readings, words, fixes };
}
