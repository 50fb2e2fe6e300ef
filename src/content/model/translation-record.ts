/**
 * The form in which a translation records what it was made from (design 5, "Translation status").
 */

/** The field of the record. */
export const recordField = 'translated_from';

/** One line of a record: the digest of a part of the source, and its name: `55667788 body#on-paper-first`. */
export const recordLine = /^(?<digest>[0-9a-f]{8}) (?<name>\S+)$/;

/** The lines of a record. */
export const recordOf = (parts: Iterable<{ readonly digest: string; readonly name: string }>): readonly string[] =>
  [...parts].map(({ digest, name }) => `${digest} ${name}`);
