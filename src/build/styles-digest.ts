/**
 * A digest of the site's styles. Gatsby puts them into the HTML of every page, but does not count them among what a page
 * is made of: after a change of styles alone, a build with a warm cache would keep every page with the old ones. The
 * digest stands in gatsby-ssr.tsx, which Gatsby does count.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param folder where the styles lie
 * @returns the first 12 hexadecimal digits of a SHA-256 over the names and texts of all style sheets below it
 */
export function stylesDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.css')) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
