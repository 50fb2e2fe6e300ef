/** Where the code host lets people edit a file of the preview's branch. */

export type BuildVariables = Readonly<Record<string, string | undefined>>;

/** `git@github.com:owner/name.git`. */
const sshAddress = /^(?:ssh:\/\/)?git@([\w.-]+)[:/](.+)$/;

/**
 * `https://github.com/owner/name/edit/branch/`, to be followed by a file's path. Null if `REPOSITORY_URL` or the branch
 * (`HEAD`, or outside a pull request `BRANCH`) is missing, or the host is neither GitHub nor GitLab. Leaves out a token in
 * the repository's address.
 */
export function editAddress({ REPOSITORY_URL = '', HEAD, BRANCH }: BuildVariables): string | null {
  const branch = HEAD || BRANCH;
  const address = REPOSITORY_URL.replace(sshAddress, 'https://$1/$2');
  if (!branch || !/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  const edit = host.includes('gitlab') ? '/-/edit/' : host.includes('github') ? '/edit/' : null;
  if (edit === null) return null;
  const name = pathname.replace(/(?:\.git)?\/*$/, '');
  return `https://${host}${name}${edit}${branch.split('/').map(encodeURIComponent).join('/')}/`;
}
