/**
 * The ids of elements that the site itself finds by id, in one list. A heading of an author never gets one of them: the first
 * element of an id is the one that is found, and a button would open a heading "Menu" in the place of the menu.
 */

/** Ids in the site's own pages. */
export const ownIds = {
  /** The main content, to which the skip link leads. */
  content: 'content',
  menu: 'menu',
  languages: 'languages',
  /** What the language picker says of the languages that lack the page. */
  languagesMissing: 'languages-missing',
  consent: 'consent',
  phoneBanner: 'phone-banner',
  sideColumn: 'side-column',
  /** The frame of the one-tap prompt, which its script makes. */
  oneTap: 'facet-one-tap',
} as const;

/** Ids of the frames of the chats, which their scripts make. */
export const chatFrameIds = {
  robot: 'facet-chat-robot',
  human: 'facet-chat-human',
  easemob: 'facet-chat-easemob',
} as const;

/** Ids that Gatsby's runtime finds. */
const gatsbyIds = [
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'gatsby-chunk-mapping',
];

/** Ids that React makes for what belongs together. */
const reactId = /^_r_\w*_$/;

const own: ReadonlySet<string> = new Set([...Object.values(ownIds), ...Object.values(chatFrameIds), ...gatsbyIds]);

/** Whether an id belongs to the site or to what it runs on, in any case of its letters. */
export function isReservedId(id: string): boolean {
  const plain = id.toLowerCase();
  return own.has(plain) || reactId.test(plain);
}
