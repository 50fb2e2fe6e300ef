/** What a deploy preview shows: the changes of its pull request, or the whole site. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ofetch } from 'ofetch';
import type { PreviewChanges } from '../../src/gatsby/preview/preview-scope';
import { baseOf, changedFiles, earlierIn, git } from '../authoring/git';
import { gitHubName } from './repository';

/** In the title of a pull request, or in the message of its last commit. */
const fullPreview = '[full preview]';

type Variables = Readonly<Record<string, string | undefined>>;
type Wanted = { readonly changes: PreviewChanges } | { readonly reason: string };

/**
 * Whatever GitHub and Git cannot tell leads to all pages, which is slower and never wrong.
 * @param root the project's folder
 * @param env with `REPOSITORY_URL`, and `REVIEW_ID`, the pull request's number; Netlify gives no title
 */
export async function wantedPreview(root: string, env: Variables, base?: string): Promise<Wanted> {
  const title = await titleOf(env);
  if (title?.includes(fullPreview)) return { reason: `the title of the pull request has ${fullPreview}` };
  const message = await git(root, 'log', '-1', '--format=%B');
  if (message?.includes(fullPreview)) return { reason: `the message of the last commit has ${fullPreview}` };
  try {
    return await changesSince(root, await baseOf(root, base));
  } catch (error) {
    return { reason: `Git does not tell what has changed: ${error instanceof Error ? error.message : error}` };
  }
}

async function changesSince(root: string, base: string): Promise<Wanted> {
  const files = await changedFiles(root, base);
  if (files.length === 0) return { reason: 'Git knows of no change against the main branch' };
  const { texts } = await earlierIn(root, 'content', base);
  const lost = files.find(
    (file) => /^content\/.+\.md$/.test(file) && !texts.has(file) && !existsSync(path.join(root, file)),
  );
  if (lost !== undefined) return { reason: `Git does not tell what ${lost} said before` };
  const earlier = [...texts].filter(([file]) => file.endsWith('.md'));
  return { changes: { files, earlier: Object.fromEntries(earlier) } };
}

/** Null outside a public GitHub repository's pull request, or without an answer. */
async function titleOf({ REPOSITORY_URL, REVIEW_ID = '' }: Variables): Promise<string | null> {
  const repository = gitHubName(REPOSITORY_URL);
  if (!repository || !/^\d+$/.test(REVIEW_ID)) return null;
  const address = `https://api.github.com/repos/${repository}/pulls/${REVIEW_ID}`;
  const headers = { accept: 'application/vnd.github+json' };
  const pull = await ofetch(address, { headers, timeout: 5_000, retry: 0 }).catch(() => null);
  return typeof pull?.title === 'string' ? pull.title : null;
}
