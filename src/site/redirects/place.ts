/**
 * An address as the redirect rules see it: taken apart, and written in one way only (design 8).
 */
import type { BuildTarget } from '../hosts.ts';

/** Where a request is on its way through the rules. */
export interface Place {
  /** The host it is at: first the one on which it arrived. */
  readonly target: BuildTarget;
  /** Path on that host: begins with a slash, percent-encoded. */
  readonly path: string;
  /** Empty, or with its question mark. */
  readonly query: string;
  /** Empty, or with its `#`. */
  readonly hash: string;
}

/** Longer paths belong to no page, and are looked at by no rule. */
export const maxPathLength = 2048;

/** Longer addresses are not even taken apart: with this the work for one address is bounded. */
export const maxAddressLength = 16_384;

/**
 * Takes an address apart as a browser would: backslashes are slashes, `..` is resolved, control characters go.
 * Percent-encoding is left for what needs it, in capitals, so that an address has one spelling.
 *
 * @param address path with query and hash, as in a request's first line: `/vn/pricing?x=1`
 * @returns null when it does not begin with a slash or a backslash, or is too long
 */
export function placeOf(address: string, target: BuildTarget): Place | null {
  if (!/^[/\\]/.test(address) || address.length > maxAddressLength) return null;
  // A fixed host in front: whatever follows it is a path, also where it looks like another host (`//evil.example`).
  const { pathname, search, hash } = new URL(`http://host${address}`);
  if (pathname.length > maxPathLength) return null;
  return { target, path: plainly(pathname), query: search, hash };
}

/** Decodes what needs no encoding (RFC 3986, 2.3) and writes the rest in capitals. */
const plainly = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });

/** One slash where there are several. */
export const withoutRepeatedSlashes = (path: string): string => path.replace(/\/{2,}/g, '/');

/** The path without slashes at its end; the root keeps its own. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The path without `.html` at its end, and without the slashes and the `index.html` of a folder that stand before it. */
export function withoutHtml(path: string): string {
  let end = path.length;
  for (;;) {
    if (path.endsWith('/index.html', end)) end -= 'index.html'.length;
    else if (path.endsWith('.html', end)) end -= '.html'.length;
    else if (end > 1 && end < path.length && path[end - 1] === '/') end -= 1;
    else return path.slice(0, end);
  }
}

/** The path as the page would write it: what rules 5, 6 and 7 lead to. */
export const tidy = (path: string): string => withoutHtml(withoutTrailingSlashes(withoutRepeatedSlashes(path)));
