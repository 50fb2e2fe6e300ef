/**
 * `/fix` in a pull request: posts what `npm run content -- fix` would change as suggestions, which the author accepts with a press
 * (docs/review.md). `npx tsx workshop/review/suggest-fixes.ts <diff>` runs none of the pull request's code, and pushes nothing: so it
 * needs no secret, and works for forks. The environment says where: `GITHUB_API_URL`, `GITHUB_REPOSITORY`, `GITHUB_TOKEN`, `NUMBER`,
 * and `COMMIT`, the commit that was fixed.
 */
import { readFile } from 'node:fs/promises';
import { parsePatch } from 'diff';
import { type $Fetch, FetchError } from 'ofetch';
import { z } from 'zod';
import { runCommand } from '../run-command';
import { gitHubAt } from './repository';

/** New lines in the place of some, which are counted from 1. */
export interface Suggestion {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** In characters; a longer diff is for a terminal. */
export const longestDiff = 500_000;

/** Posted one by one, so that GitHub takes them for no flood. */
const mostSuggestions = 50;

/** Of the content only, without a step up. */
const contentFile = /^content\/(?:[a-z0-9-]+\/){2}[a-z]+\.md$/;

/**
 * Reads a unified diff with one line of context, of which each hunk becomes a suggestion.
 * @throws when it is too long, or names another file than a text
 */
export function suggestionsIn(diff: string): Suggestion[] {
  if (diff.length > longestDiff) throw new Error('There is too much to fix for suggestions');
  return parsePatch(diff).flatMap(({ newFileName = '', hunks }) => {
    const file = newFileName.replace(/^b\//, '');
    if (hunks.length > 0 && !contentFile.test(file))
      throw new Error(`"${file.slice(0, 100)}" is no text of the content`);
    return hunks.map(({ oldStart, oldLines, lines }) => ({
      ...{ file, from: oldStart, to: oldStart + oldLines - 1 },
      lines: lines.filter((line) => /^[ +]/.test(line)).map((line) => line.slice(1)),
    }));
  });
}

/** With a fence that is longer than any in the text. */
export function bodyOf({ lines }: Pick<Suggestion, 'lines'>): string {
  const longest = Math.max(2, ...[...lines.join('\n').matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}suggestion`, ...lines, fence].join('\n');
}

interface Task {
  readonly github: $Fetch;
  readonly number: number;
  readonly commit: string;
  readonly diff: string;
}

/** GitHub takes a suggestion only for lines that the pull request shows. */
const isRefused = (error: unknown): boolean => error instanceof FetchError && error.status === 422;

/**
 * Posts the suggestions, and one comment that says how many there are, or what was not possible.
 * @returns that comment
 */
export async function suggestFixes({ github, number, commit, diff }: Task): Promise<string> {
  const { head } = z.object({ head: z.object({ sha: z.string() }) }).parse(await github(`/pulls/${number}`));
  const say = async (body: string): Promise<string> => {
    await github(`/issues/${number}/comments`, { method: 'POST', body: { body } });
    return body;
  };
  if (head.sha !== commit) return say('The pull request has a newer commit; write `/fix` again.');
  const suggestions = suggestionsIn(diff);
  if (suggestions.length === 0) return say('There is nothing to fix.');
  const left: Suggestion[] = [];
  for (const suggestion of suggestions.slice(0, mostSuggestions)) {
    const { file, from, to } = suggestion;
    const place = { path: file, line: to, side: 'RIGHT', ...(from < to && { start_line: from, start_side: 'RIGHT' }) };
    const body = { ...place, commit_id: commit, body: bodyOf(suggestion) };
    await github(`/pulls/${number}/comments`, { method: 'POST', body }).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      left.push(suggestion);
    });
  }
  left.push(...suggestions.slice(mostSuggestions));
  const posted = suggestions.length - left.length;
  return say(
    [
      `${posted} suggestions are in "Files changed": accept them with "Add suggestion to batch" and "Commit suggestions".`,
      ...(left.length > 0
        ? [
            `${left.length} more are on lines that this pull request does not show. On a computer, \`npm run content -- fix --changed --write\` makes them:`,
            ...left.slice(0, 20).map(({ file, from }) => `- \`${file}:${from}\``),
          ]
        : []),
    ].join('\n'),
  );
}

const environment = z.object({
  GITHUB_API_URL: z.url(),
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_TOKEN: z.string().min(1),
  NUMBER: z.coerce.number().int().positive(),
  COMMIT: z.string().regex(/^[0-9a-f]{40}$/),
});

if (require.main === module) {
  runCommand(async () => {
    const env = environment.parse(process.env);
    const github = gitHubAt(env.GITHUB_API_URL, env.GITHUB_REPOSITORY, env.GITHUB_TOKEN);
    const diff = await readFile(process.argv[2] ?? '', 'utf8');
    console.log(await suggestFixes({ github, number: env.NUMBER, commit: env.COMMIT, diff }));
  });
}
