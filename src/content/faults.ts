/** The rules of the content check (docs/content.md). */
import type { Fault as AnyFault } from '../site/faults';

/** By subject. The tests have a case for each. */
export const rules = [
  // Place in the tree
  ...['unknown-section', 'wrong-depth', 'wrong-extension', 'invalid-id', 'unknown-id', 'reserved-id'],
  ...['unknown-language', 'language-forbidden', 'path-taken'],
  // The file as a whole
  ...['not-a-file', 'too-large', 'too-slow', 'too-deep', 'wrong-image-bytes', 'broken-image', 'image-too-large'],
  ...['not-utf8', 'byte-order-mark', 'control-character', 'missing-front-matter', 'invalid-yaml', 'duplicate-key'],
  ...['yaml-comment', 'missing-taxonomy', 'missing-field', 'wrong-type', 'unknown-field', 'empty-field'],
  ...['line-break', 'too-short', 'too-long', 'list-length', 'bad-date', 'bad-version', 'bad-address', 'bad-size'],
  ...['bad-checksum', 'updated-before-date', 'future-day', 'unknown-category', 'unknown-tag', 'unknown-value'],
  ...['duplicate-item', 'related-to-itself', 'related-missing', 'scene-per-highlight', 'duplicate-order'],
  ...['duplicate-title', 'duplicate-version', 'missing-installers', 'promising-title', 'differs-from-english'],
  ...['markup-in-field', 'script-without-font'],
  ...['alias-form', 'alias-query', 'alias-language-prefix', 'alias-own-path', 'alias-is-page', 'alias-twice'],
  ...['alias-is-file', 'alias-without-page', 'missing-image', 'image-elsewhere', 'remote-image', 'image-without-alt'],
  ...['alt-without-image', 'empty-alt', 'unused-image', 'figure-in-text', 'conflict-marker', 'empty-body'],
  ...['short-body', 'body-start', 'heading-one', 'heading-jump', 'heading-without-text', 'underlined-heading'],
  ...['raw-html', 'emoji', 'unclosed-fence', 'fence-language', 'fence-extra', 'footnote', 'unsafe-html'],
  ...['reserved-anchor', 'leftover-markup', 'placeholder-text', 'broken-list', 'cell-without-column'],
  ...[
    'unused-definition',
    'empty-link-text',
    'empty-link-target',
    'undefined-reference',
    'link-missing',
    'link-not-in-language',
  ],
  ...['link-to-draft', 'link-language-prefix', 'link-trailing-slash', 'link-extension', 'link-capitals'],
  ...['link-own-host', 'link-relative', 'link-scheme', 'link-not-https', 'link-without-scheme', 'link-doc'],
  ...['link-anchor', 'link-credentials', 'link-misleading', 'links-unchecked', 'link-tracking', 'link-shortened'],
  // Language and wording: the style guides of docs/style
  ...['wrong-language', 'left-in-english', 'section-missing', 'forbidden-wording'],
  // Numbers about the product: docs/product-facts.md
  'unknown-number',
] as const;

export type Rule = (typeof rules)[number];

/** Counted from 1. Columns are in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column?: number;
}

export type Fault = AnyFault<Rule>;

export type Finding = Omit<Fault, 'file'>;

export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
