/**
 * Reads and checks the project's content, for the content check and for the build (design 5).
 */
import { configFrom } from '../site/config.ts';
import { siteFrom } from '../site/hosts.ts';
import { type CheckedContent, checkContent } from './check';
import { openKeptResults } from './kept-results';
import { type ContentTree, readTree } from './read-tree';
import { taxonomyFile } from './taxonomy';
import type { FileReading } from './text-facts';
import { type ReadingLimits, readTexts, usualLimits } from './timed-reading';

/**
 * Reads `<projectRoot>/content` and checks it. The site's own hosts are those in the configuration from the environment.
 * @throws when the folder cannot be read, or a variable of the configuration is invalid
 */
export async function loadContent(
  projectRoot: string,
  limits: ReadingLimits = usualLimits,
): Promise<CheckedContent & { readonly tree: ContentTree }> {
  const tree = await readTree(projectRoot);
  const texts = new Map([...tree.texts].filter(([file]) => file !== taxonomyFile));
  const readings = await readTexts(
    texts,
    await openKeptResults<FileReading>('readings', siteFrom(process.env)),
    limits,
  );
  const read = (file: string) => readings.get(file) ?? { facts: null, findings: [] };
  return { tree, ...checkContent(tree, configFrom(process.env), read) };
}
