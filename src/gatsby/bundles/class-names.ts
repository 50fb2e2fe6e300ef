/** Short names of CSS classes, since every document contains them twice. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Whether a name is that of a class for what is below the first screen of a page (`*.below.module.css`): it begins with a
 * capital letter, others with a small one.
 */
export const isBelowName = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * Characters of a name: 106,000 names for each half of the 800 classes, so that one in 300 new classes meets another and is renamed.
 * A fourth would add 350 bytes (gzip) to a page, since digests do not compress.
 */
const length = 3;

/**
 * Makes css-loader's `getLocalIdent`: the beginning of a digest of the file and the class.
 * @returns a function that throws when two classes would get the same name
 */
export function classNames() {
  const owners = new Map<string, string>();
  return ({ resourcePath }: { readonly resourcePath: string }, _pattern: string, className: string): string => {
    const owner = `${path.relative('', resourcePath)} .${className}`;
    const digest = createHash('sha256').update(owner).digest('base64url');
    // A name that begins with a digit or a hyphen would have to be escaped in the styles.
    const letters = digest.replace(/^[^a-z]+/i, '').slice(0, length);
    const isBelow = resourcePath.includes('.below.');
    const name = (isBelow ? letters[0]?.toUpperCase() : letters[0]?.toLowerCase()) + letters.slice(1);
    const other = owners.get(name) ?? owner;
    if (other !== owner)
      throw new Error(`${owner} and ${other} get the same name "${name}": rename one of the classes`);
    owners.set(name, owner);
    return name;
  };
}
