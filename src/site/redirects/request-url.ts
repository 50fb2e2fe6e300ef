/** The address of a request, parsed and in one spelling (docs/redirects.md). */
import type { BuildTarget } from '../hosting/hosts.ts';

/** Changes as the rules apply. */
export interface RequestUrl {
  /** The host: at first the one on which the request arrived. */
  readonly target: BuildTarget;
  /** Begins with a slash, percent-encoded. */
  readonly path: string;
  /** Empty, or including the question mark. */
  readonly query: string;
  /** Empty, or including the `#`. */
  readonly hash: string;
}

/** No page has a longer path, and no rule looks at one. */
export const maxPathLength = 2048;
/** Longer addresses are not parsed, which limits the work for one address. */
export const maxAddressLength = 16_384;

/**
 * Parses an address as a browser would: backslashes are slashes, `..` is resolved, control characters are removed.
 * Percent-encoding is kept only where needed, in uppercase, so that an address has only one spelling.
 * @param address path with query and hash, as in a request's first line: `/vn/pricing?x=1`
 * @returns null when it does not begin with a slash or a backslash, or is too long
 */
export function parseRequestUrl(address: string, target: BuildTarget): RequestUrl | null {
  if (!/^[/\\]/.test(address) || address.length > maxAddressLength) return null;
  // With a fixed host in front, the rest is always a path, even if it looks like another host (`//evil.example`).
  const { pathname, search, hash } = new URL(`http://host${address}`);
  if (pathname.length > maxPathLength) return null;
  return { target, path: plainly(pathname), query: search, hash };
}

/** Decodes what needs no encoding (RFC 3986, 2.3) and writes the remaining codes in uppercase. */
const plainly = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });

export const withoutRepeatedSlashes = (path: string): string => path.replace(/\/{2,}/g, '/');

/** The root keeps its slash. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Also removes slashes and a folder's `index.html` before that. */
export function withoutHtml(path: string): string {
  let end = path.length;
  for (;;) {
    if (path.endsWith('/index.html', end)) end -= 'index.html'.length;
    else if (path.endsWith('.html', end)) end -= '.html'.length;
    else if (end > 1 && end < path.length && path[end - 1] === '/') end -= 1;
    else return path.slice(0, end);
  }
}

/** The result of rules 5, 6 and 7. */
export const tidy = (path: string): string => withoutHtml(withoutTrailingSlashes(withoutRepeatedSlashes(path)));
