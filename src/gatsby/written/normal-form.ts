/**
 * The text of a built file without what differs between any two builds: digests in the names of files and classes, the
 * build's id, and the time of the build.
 */

/**
 * Digests in names, and what stands for them. The files of pictures are in folders that are digests. Each is looked for only in
 * a text that has the string before it: a string is found ten times as fast as a pattern.
 */
const digests: readonly (readonly [mark: string, digest: RegExp, sign: string])[] = [
  ['', /(?<=[/"'.-])[0-9a-f]{8}(?=\.(?:js|css|json)\b)/g, '<digest>'],
  ['.pf_meta', /(?<=[-_])[0-9a-f]{13}(?=\.pf_meta$)/g, '<digest>'],
  ['/pagefind/', /(?<=\/pagefind\/(?:fragment|index)\/).*$/g, '<digest>'],
  ['/static/', /(?<=\/static\/)[0-9a-f]{32}\/[0-9a-f]{5}(?=\/)/g, '<digest>'],
  // What stands before it is looked at last, since digests are rare.
  ['/static/', /[0-9a-f]{32}(?<=\/static\/[^\s"'/]*)(?=\.)/g, '<digest>'],
  ['/page-data/sq/', /(?<=\/page-data\/sq\/d\/)\d+(?=\.json)/g, '<digest>'],
  ['"staticQueryHashes"', /(?<="staticQueryHashes":\[)[^\]]*/g, ''],
  ['webpackCompilationHash', /(?<=webpackCompilationHash"?[=:]")\w+/g, '<digest>'],
  ["'sha256-", /(?<='sha256-)[^']+/g, '<digest>'],
];

/** A time that is not midnight: the dates of the content are days. */
const buildTime = /\d{4}-\d\d-\d\dT(?!00:00:00)\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** The path of a file, from the host's root on, with its digests replaced. */
export const normalPath = (file: string, buildId: string | null): string => normalText(`/${file}`, buildId).slice(1);

/**
 * The normal form of a text.
 * @param buildId the id of the build, if the host has one
 */
export function normalText(text: string, buildId: string | null): string {
  const plain = digests.reduce(
    (result, [mark, digest, sign]) => (result.includes(mark) ? result.replace(digest, sign) : result),
    text,
  );
  return (buildId ? plain.replaceAll(buildId, '<build>') : plain).replace(buildTime, '<time>');
}

/** The names of classes in an attribute, and in a style sheet. */
const classAttribute = /(?<=\bclass=")[^"]*/g;
const styleSheet = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;
const classSelector = /(?<=\.)(?:[A-Za-z_]|\\\W)(?:[\w-]|\\\W){3,5}(?![\w\\-])/g;

/** A name that may be a digest: four or five characters, after an underscore if the first is a digit. */
const isDigest = (name: string): boolean => /^(?:[A-Za-z][\w+/-]{3,4}|_[\w+/-]{3,5})$/.test(name);

/**
 * The normal form of a document: its classes are counted in the order in which they appear. Such a digest cannot
 * be told from a word, so that short words are counted too.
 */
export function normalDocument(html: string, buildId: string | null): string {
  const numbers = new Map<string, string>();
  const numbered = (name: string): string => {
    if (!isDigest(name)) return name;
    const known = numbers.get(name) ?? `class-${numbers.size + 1}`;
    numbers.set(name, known);
    return known;
  };
  return normalText(html, buildId)
    .replace(classAttribute, (names) => names.split(' ').map(numbered).join(' '))
    .replace(styleSheet, (rules) => rules.replace(classSelector, (name) => numbered(name.replaceAll('\\', ''))));
}
