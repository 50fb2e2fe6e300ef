/**
 * Where a page is named outside the content: in code, tests, tables and documents, which no verb changes.
 */
import { git } from './git';
import { nameOf, type Page } from './project';

/** The places, as `file:line`; empty if there is no Git repository. */
export async function mentionsOf(root: string, page: Page): Promise<readonly string[]> {
  const found = await git(root, 'grep', '-nIP', `(?<![\\w-])${nameOf(page)}(?![\\w-])`, '--', '.', ':!content');
  return (found ?? '').split('\n').flatMap((line) => /^[^:]+:\d+/.exec(line)?.[0] ?? []);
}
