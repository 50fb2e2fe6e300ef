/** What stands in a new page until its author writes the text, and what authors write for one that is to come. */
export const placeholders = {
  title: 'To be written',
  description: 'Say here in one plain sentence what a reader learns on this page, and for whom it is.',
  body: 'Begin with a paragraph that says what the reader gets from this page. Headings start at `##`.',
} as const;

const beginnings = Object.values(placeholders).map((text) => text.slice(0, 30));

/** Not in drafts, which may wait for a text. */
export const placeholder = new RegExp(
  `${beginnings.join('|')}|(?<![\\p{L}\\p{N}_])(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)(?![\\p{L}\\p{N}_])`,
  'u',
);
