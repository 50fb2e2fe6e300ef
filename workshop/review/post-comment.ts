/** Posts or updates the comment on a pull request through GitHub's REST API. */
import { type $Fetch, ofetch } from 'ofetch';
import { z } from 'zod';
import { commentMarker } from './comment';

/** From the event that started the workflow; nothing of it comes from the report. */
export interface Posting {
  readonly api: string;
  readonly repository: string;
  readonly token: string;
  readonly head: { readonly owner: string; readonly branch: string; readonly commit: string };
}

/** The author of comments written with a workflow's token. */
const ownLogin = 'github-actions[bot]';

/** And the most pages of a list that are read. */
const perPage = 100;
const mostPages = 50;

const pullRequests = z.array(z.object({ number: z.int(), head: z.object({ sha: z.string() }) }));
const comments = z.array(
  z.object({ id: z.int(), body: z.string().nullish(), user: z.object({ login: z.string() }).nullable() }),
);

/** `none` if no open pull request has the commit as its last one. */
export interface Posted {
  readonly done: 'created' | 'updated' | 'unchanged' | 'none';
  readonly number: number | null;
}

/** Whose last commit was built; a newer commit has its own report. */
export async function findPullRequest({ head, ...posting }: Posting): Promise<number | null> {
  const { owner, branch, commit } = head;
  const query = { state: 'open', head: `${owner}:${branch}`, per_page: perPage };
  const found = pullRequests.parse(await client(posting)('/pulls', { query }));
  return found.find(({ head: { sha } }) => sha === commit)?.number ?? null;
}

/**
 * One comment per pull request: the workflow's, with the marker.
 * @throws FetchError when GitHub refuses
 */
export async function postComment(
  posting: Posting,
  number: number,
  body: string,
): Promise<'created' | 'updated' | 'unchanged'> {
  const github = client(posting);
  const own = await ownComment(github, number);
  if (!own) {
    await github(`/issues/${number}/comments`, { method: 'POST', body: { body } });
    return 'created';
  }
  if (own.body === body) return 'unchanged';
  await github(`/issues/comments/${own.id}`, { method: 'PATCH', body: { body } });
  return 'updated';
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

/** Failed reads are retried. */
const client = ({ api, repository, token }: Omit<Posting, 'head'>): $Fetch =>
  ofetch.create({
    baseURL: `${api}/repos/${repository}`,
    timeout: 30_000,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
  });
