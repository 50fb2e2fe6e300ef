/**
 * The trusted half of a pull request's report: publishes what an untrusted build handed over, if it is a valid report. Runs
 * none of the pull request's code.
 */
import { open } from 'node:fs/promises';
import type { $Fetch } from 'ofetch';
import { z } from 'zod';
import { commentMarker, commentOf, faultComment } from './comment';
import { type Report, type ReportFault, readReport, reportLimit } from './report';
import { gitHubAt } from './repository';

/** The author of comments written with a workflow's token. */
const ownLogin = 'github-actions[bot]';

/** And the most pages of a list that are read. */
const perPage = 100;
const mostPages = 50;

const pullRequests = z.array(z.object({ number: z.int(), head: z.object({ sha: z.string() }) }));
const comments = z.array(
  z.object({ id: z.int(), body: z.string().nullish(), user: z.object({ login: z.string() }).nullable() }),
);

interface Task {
  /** From the event that started the workflow; nothing of it comes from the report. */
  readonly api: string;
  readonly repository: string;
  readonly token: string;
  readonly head: { readonly owner: string; readonly branch: string; readonly commit: string };
  readonly file: string;
  /** With `{number}` for the pull request's; null if previews have no address. */
  readonly preview: string | null;
}

/**
 * Posts the report, or why there is none. Failed reads are retried.
 * @returns what was done; `none` if no open pull request has the commit as its last one: a newer commit has its own report
 * @throws FetchError when GitHub refuses
 */
export async function postReport({ api, repository, token, head, file, preview }: Task) {
  const github = gitHubAt(api, repository, token);
  const { owner, branch, commit } = head;
  const query = { state: 'open', head: `${owner}:${branch}`, per_page: perPage };
  const open = pullRequests.parse(await github('/pulls', { query }));
  const number = open.find(({ head: { sha } }) => sha === commit)?.number ?? null;
  if (number === null) return { done: 'none', number, fault: undefined };
  const read = await readUntrusted(file);
  const context = { commit, preview: preview?.replace('{number}', String(number)) ?? null };
  const body = 'fault' in read ? faultComment(read.fault, context) : commentOf(read.report, context);
  return { done: await postComment(github, number, body), number, fault: 'fault' in read ? read.fault : undefined };
}

/** One comment per pull request: the workflow's, with the marker. */
async function postComment(github: $Fetch, number: number, body: string) {
  const own = await ownComment(github, number);
  if (own?.body === body) return 'unchanged';
  if (own) await github(`/issues/comments/${own.id}`, { method: 'PATCH', body: { body } });
  else await github(`/issues/${number}/comments`, { method: 'POST', body: { body } });
  return own ? 'updated' : 'created';
}

async function ownComment(github: $Fetch, number: number) {
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { per_page: perPage, page };
    const found = comments.parse(await github(`/issues/${number}/comments`, { query }));
    const own = found.find(({ body, user }) => user?.login === ownLogin && body?.startsWith(commentMarker));
    if (own || found.length < perPage) return own ?? null;
  }
  return null;
}

/** Reads no more than a report may have. */
async function readUntrusted(file: string): Promise<{ report: Report } | { fault: ReportFault }> {
  const handle = await open(file).catch(() => null);
  if (!handle) return { fault: 'is missing' };
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(reportLimit + 1), 0, reportLimit + 1, 0);
    if (bytesRead === 0) return { fault: 'is missing' };
    if (bytesRead > reportLimit) return { fault: 'is too large' };
    return readReport(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
