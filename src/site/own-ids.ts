/**
 * The ids of elements that the site itself finds by id, in one list. No heading of an author gets one of them: browsers find
 * the first element with an id, so a button would open a heading "Menu" instead of the menu.
 */

/** The dialog of the search. By itself for the entry script, which needs no other. */
export const searchId = 'site-search';

/** Ids in the site's own pages. */
export const ownIds = {
  /** The main content, to which the skip link leads. */
  content: 'content',
  menu: 'menu',
  languages: 'languages',
  /** The note in the language picker about the languages that lack the page. */
  languagesMissing: 'languages-missing',
  search: searchId,
  consent: 'consent',
  phoneBanner: 'phone-banner',
  sideColumn: 'side-column',
  /** The frame of the one-tap prompt, which its script makes. */
  oneTap: 'site-one-tap',
} as const;

/** Ids of the frames of the chats, which their scripts make. */
export const chatFrameIds = {
  robot: 'site-chat-robot',
  human: 'site-chat-human',
  easemob: 'site-chat-easemob',
} as const;

/** Ids that Gatsby's runtime finds. */
const gatsbyIds = [
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'gatsby-chunk-mapping',
];

/** Ids that React makes for elements that refer to each other. */
const reactId = /^_r_\w*_$/;

/** Whether an id belongs to the site or to its libraries, in uppercase or lowercase. */
export function isReservedId(id: string): boolean {
  const plain = id.toLowerCase();
  const own: readonly string[] = [...Object.values(ownIds), ...Object.values(chatFrameIds), ...gatsbyIds];
  return own.includes(plain) || reactId.test(plain);
}
