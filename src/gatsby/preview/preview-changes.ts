/** What a pull request changes, as `workshop/build/build.ts` hands it to the build of a deploy preview. */
import { readFile } from 'node:fs/promises';

/** The variable that names the file with the changes; without it, a preview has all pages. */
export const changesVariable = 'PREVIEW_CHANGES';

export interface PreviewChanges {
  /** Their paths relative to the project; those that are gone are among them. */
  readonly files: readonly string[];
  /** What the Markdown files of the content that have changed or are gone said before, by their path. */
  readonly earlier: Readonly<Record<string, string>>;
}

export async function readChanges(env: Readonly<Record<string, string | undefined>>): Promise<PreviewChanges | null> {
  const file = env[changesVariable];
  return file ? (JSON.parse(await readFile(file, 'utf8')) as PreviewChanges) : null;
}
