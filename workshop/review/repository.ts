import { type $Fetch, ofetch } from 'ofetch';

/** Host and name of `https://github.com/owner/name` or `git@github.com:owner/name.git`, without a token; null for another address. */
export function repositoryAt(address = ''): Readonly<Record<'host' | 'name', string>> | null {
  const form = /^(?:https?:\/\/(?:[^/@]*@)?|(?:ssh:\/\/)?git@)([\w.-]+)[/:]([\w-][\w./-]*?)(?:\.git)?\/*$/;
  const [, host, name] = form.exec(address) ?? [];
  return host && name ? { host, name } : null;
}

/** The same at GitHub, as `owner/name`. */
export function gitHubName(address: string | undefined): string | null {
  const { host, name = '' } = repositoryAt(address) ?? {};
  return host === 'github.com' && /^[\w.-]+\/[\w.-]+$/.test(name) ? name : null;
}

/**
 * `https://github.com/owner/name/edit/branch/`, to be followed by a file's path. Null if `REPOSITORY_URL` or the branch
 * (`HEAD`, or outside a pull request `BRANCH`) is missing, or the host is neither GitHub nor GitLab.
 */
export function editAddress({
  REPOSITORY_URL,
  HEAD,
  BRANCH,
}: Readonly<Record<string, string | undefined>>): string | null {
  const branch = HEAD || BRANCH;
  const { host = '', name } = repositoryAt(REPOSITORY_URL) ?? {};
  const edit = host.includes('gitlab') ? '/-/edit/' : host.includes('github') ? '/edit/' : null;
  return edit && branch
    ? `https://${host}/${name}${edit}${branch.split('/').map(encodeURIComponent).join('/')}/`
    : null;
}

/** The repository's part of GitHub's API. */
export const gitHubAt = (api: string, repository: string, token: string): $Fetch =>
  ofetch.create({
    baseURL: `${api}/repos/${repository}`,
    timeout: 30_000,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
  });
