/**
 * Reads and checks the project's content: what the build starts from (design 5).
 */
import { configFrom } from '../site/config.ts';
import { type CheckedContent, checkContent } from './check';
import { readTree } from './read-tree';

/**
 * Reads `<projectRoot>/content` and checks it; own hosts are those of the environment's configuration.
 * @throws when the folder cannot be read, or a variable of the configuration is invalid
 */
export async function loadContent(projectRoot: string): Promise<CheckedContent> {
  return checkContent(await readTree(projectRoot), configFrom(process.env));
}
