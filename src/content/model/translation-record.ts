/** How a translation records what it was made from (docs/content.md, "Translation status"). */

export const recordField = 'translated_from';

/** A digest and the name of a part of the source: `55667788 body#on-paper-first`. */
export const recordLine = /^(?<digest>[0-9a-f]{8}) (?<name>\S+)$/;

export const recordOf = (parts: Iterable<{ readonly digest: string; readonly name: string }>): readonly string[] =>
  [...parts].map(({ digest, name }) => `${digest} ${name}`);
