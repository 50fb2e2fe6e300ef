/**
 * Reads and checks the project's content, for the content check and for the build (design 5).
 */
import { configFrom } from '../../site/hosting/config.ts';
import { siteFrom } from '../../site/hosting/hosts.ts';
import { type CheckedContent, checkContent } from '../check';
import { byPlace, type Fault, type Finding } from '../faults';
import { taxonomyFile } from '../model/taxonomy';
import { pictureFaults } from '../text/pictures';
import type { FileReading } from '../text/text-facts';
import { localeOfFile, readMessages, readWordRules, type WordRules } from '../words/word-rules';
import { openKeptResults } from './kept-results';
import { type ContentTree, readTree } from './read-tree';
import { type FileToRead, type ReadingLimits, readFiles, usualLimits } from './timed-reading';

/** What was found in the content. */
export type LoadedContent = CheckedContent & { readonly tree: ContentTree };

/**
 * Reads `<projectRoot>/content` and checks it. The site's own hosts are those in the configuration from the environment.
 * @throws when the folder cannot be read, or a variable of the configuration is invalid
 */
export const loadContent = (projectRoot: string, limits: ReadingLimits = usualLimits): Promise<LoadedContent> =>
  load(projectRoot, null, limits);

/**
 * The same with the words: what is wrong with those of the content and of the messages is among the faults.
 * @throws also when a style guide has no table of wordings
 */
export const loadContentAndWords = async (
  projectRoot: string,
  limits: ReadingLimits = usualLimits,
): Promise<LoadedContent> => load(projectRoot, await readWordRules(projectRoot), limits);

async function load(projectRoot: string, rules: WordRules | null, limits: ReadingLimits): Promise<LoadedContent> {
  const tree = await readTree(projectRoot);
  const messages = rules ? await readMessages(projectRoot) : [];
  const files = [...tree.texts, ...messages]
    .filter(([file]) => file !== taxonomyFile)
    .map(([file, bytes]) => ({ file, bytes }));
  const [pictures, { readings, words }] = await Promise.all([
    readPictures(projectRoot, tree),
    read(files, rules, limits),
  ]);
  const checked = checkContent(tree, configFrom(process.env), (file) => readings.get(file) ?? nothing);
  // A message file has findings only if it could not be read in time.
  const unread = [...messages].flatMap(([file]) =>
    (readings.get(file) ?? nothing).findings.map((finding) => ({ ...finding, file })),
  );
  return { tree, ...checked, faults: [...checked.faults, ...pictures, ...words, ...unread].sort(byPlace) };
}

const nothing: FileReading = { facts: null, findings: [] };

/** Reads the pictures, except those whose results are kept from earlier. */
async function readPictures(projectRoot: string, { others, faults }: ContentTree): Promise<readonly Fault[]> {
  const kept = await openKeptResults<readonly Finding[]>('pictures', null);
  const found = await pictureFaults(projectRoot, others, faults, kept);
  await kept.save();
  return found;
}

/** Reads files, except those whose results are kept from earlier; `words` has what is wrong with the words of all. */
async function read(
  files: readonly FileToRead[],
  rules: WordRules | null,
  { perFile, onProgress }: ReadingLimits,
): Promise<{ readings: ReadonlyMap<string, FileReading>; words: readonly Fault[] }> {
  const keptReadings = await openKeptResults<FileReading>('readings', siteFrom(process.env));
  const keptWords = await openKeptResults<readonly Fault[]>('words', null);
  const readings = new Map<string, FileReading>();
  const words: Fault[] = [];

  /** What the words of a file depend on; null if they are not checked. */
  const inputsOfWords = ({ file, bytes }: FileToRead) => {
    const locale = rules && localeOfFile(file);
    return locale && ([file, bytes, rules.digests[locale]] as const);
  };
  const take = (wanted: FileToRead): boolean => {
    const ofWords = inputsOfWords(wanted);
    const reading = keptReadings.get([wanted.file, wanted.bytes]);
    const found = ofWords ? keptWords.get(ofWords) : [];
    if (!reading || !found) return false;
    readings.set(wanted.file, reading);
    words.push(...found);
    return true;
  };
  await readFiles(
    files.filter((file) => !take(file)),
    rules,
    (file, result, isWhole) => {
      readings.set(file.file, result.reading);
      words.push(...result.words);
      const ofWords = inputsOfWords(file);
      if (isWhole) keptReadings.put([file.file, file.bytes], result.reading);
      if (isWhole && ofWords) keptWords.put(ofWords, result.words);
      onProgress?.(readings.size, files.length);
    },
    { perFile },
  );
  await Promise.all([keptReadings.save(), keptWords.save()]);
  return { readings, words };
}
