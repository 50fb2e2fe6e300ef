/** A built file without what differs between builds: digests in names, the build's id and time. */

/** Digests in names, and what replaces them. A pattern runs only on a text with the mark, which is faster. */
const digests: readonly (readonly [mark: string, digest: RegExp, sign: string])[] = [
  ['', /(?<=[/"'.-])[0-9a-f]{8}(?=\.(?:js|css|json)\b)/g, '<digest>'],
  ['.pf_meta', /(?<=[-_])[0-9a-f]{13}(?=\.pf_meta$)/g, '<digest>'],
  ['/pagefind/', /(?<=\/pagefind\/(?:fragment|index)\/).*$/g, '<digest>'],
  ['/static/', /(?<=\/static\/)[0-9a-f]{32}\/[0-9a-f]{5}(?=\/)/g, '<digest>'],
  // The lookbehind comes last, since digests are rare.
  ['/static/', /[0-9a-f]{32}(?<=\/static\/[^\s"'/]*)(?=\.)/g, '<digest>'],
  ['/page-data/sq/', /(?<=\/page-data\/sq\/d\/)\d+(?=\.json)/g, '<digest>'],
  ['"staticQueryHashes"', /(?<="staticQueryHashes":\[)[^\]]*/g, ''],
  ['webpackCompilationHash', /(?<=webpackCompilationHash"?[=:]")\w+/g, '<digest>'],
  ["'sha256-", /(?<='sha256-)[^']+/g, '<digest>'],
];

/** The dates of the content are days, so their time is midnight. */
const buildTime = /\d{4}-\d\d-\d\dT(?!00:00:00)\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

export const normalPath = (file: string, buildId: string | null): string => normalText(`/${file}`, buildId).slice(1);

/** @param buildId null if the host has none */
export function normalText(text: string, buildId: string | null): string {
  const plain = digests.reduce(
    (result, [mark, digest, sign]) => (result.includes(mark) ? result.replace(digest, sign) : result),
    text,
  );
  return (buildId ? plain.replaceAll(buildId, '<build>') : plain).replace(buildTime, '<time>');
}

const classAttribute = /(?<=\bclass=")[^"]*/g;
const styleSheet = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;
const classSelector = /(?<=\.)(?:[A-Za-z_]|\\\W)(?:[\w-]|\\\W){3,5}(?![\w\\-])/g;

/** Whether a class may be a digest: four or five characters, after an underscore if the first is a digit. */
const isDigest = (name: string): boolean => /^(?:[A-Za-z][\w+/-]{3,4}|_[\w+/-]{3,5})$/.test(name);

/** Numbers the classes of a document as they appear. Short words among them look like digests and are numbered too. */
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
