/** Short names of CSS classes, since every document contains them twice. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a name is that of a class for what is below the first screen of a page (`*.below.module.css`): it begins with a
 * capital letter, others with a small one.
 */
export const isBelowName = (name: string): boolean => /^[A-Z]/.test(name);

/** All style files with classes, in one order: names depend on it, and so does what is kept of an earlier build. */
export const styleFiles = (): readonly string[] =>
  ['src', 'workshop'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => path.join(folder, name))
      .sort(),
  );

/** The number of the first file: in base 36 it begins with a letter, since a digit would have to be escaped in the styles. */
const first = Number.parseInt('a0', 36);

/**
 * Makes css-loader's `getLocalIdent`: two characters for the file, then the place of the class or animation in it. Names of one file
 * begin alike, so that they compress well: digests of three characters took 170 to 590 bytes more of each first answer.
 */
export function classNames(files = styleFiles()) {
  return ({ resourcePath }: { readonly resourcePath: string }, _pattern: string, name: string): string => {
    const file = path.relative('', resourcePath);
    const texts = readFileSync(resourcePath, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    const [fileNumber, place] = [files.indexOf(file), [...new Set([...texts].map(([, text]) => text))].indexOf(name)];
    if (fileNumber < 0 || place < 0) throw new Error(`${file} .${name} is not among the names of style files`);
    const short = (first + fileNumber).toString(36) + place.toString(36);
    return file.includes('.below.') ? short.charAt(0).toUpperCase() + short.slice(1) : short;
  };
}
