/** The ids that the site looks up. No author's heading may have one: a button would open a heading "Menu". */

/** Apart from the others, since the entry script needs only this one. */
export const searchId = 'site-search';

export const ownIds = {
  content: 'content',
  menu: 'menu',
  languages: 'languages',
  /** The note in the picker about languages that lack the page. */
  languagesMissing: 'languages-missing',
  search: searchId,
  consent: 'consent',
  phoneBanner: 'phone-banner',
  sideColumn: 'side-column',
  /** Made by the prompt's script. */
  oneTap: 'site-one-tap',
} as const;

/** Made by the chats' scripts. */
export const chatFrameIds = {
  robot: 'site-chat-robot',
  human: 'site-chat-human',
  easemob: 'site-chat-easemob',
} as const;

/** Used by Gatsby's runtime. */
// biome-ignore format: in rows
const gatsbyIds = [
  '___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer', 'gatsby-script-loader', 'gatsby-chunk-mapping',
];

/** Ids that React's `useId` makes. */
const reactId = /^_r_\w*_$/;

/** Ignores case. */
export function isReservedId(id: string): boolean {
  const plain = id.toLowerCase();
  const own: readonly string[] = [...Object.values(ownIds), ...Object.values(chatFrameIds), ...gatsbyIds];
  return own.includes(plain) || reactId.test(plain);
}
