/** The sections of the content tree, and the ids that specification 2.3 fixes (docs/content.md). */

// biome-ignore format: in rows
export const sections = [
  'solutions', 'alternatives', 'features', 'pages', 'blog', 'news', 'guide', 'helps', 'release', 'partner', 'faq',
] as const;
export type Section = (typeof sections)[number];

/** Sections with lists by category and tag, in pages of {@link pageSize}. */
const listedSections = ['blog', 'news'] as const;
export type ListedSection = (typeof listedSections)[number];
/** Shown below the text of a help page. */
export const tools = ['proxy-budget'] as const;
export type Tool = (typeof tools)[number];
/** What a browser window in a drawing shows (`src/components/scenes/page-sketch.tsx`). */
export const pageKinds = ['shop', 'ads', 'feed', 'chat', 'table'] as const;
export type PageKind = (typeof pageKinds)[number];

/** One per highlight of a release (`src/components/highlight-scene/highlight-scene.tsx`). */
// biome-ignore format: in rows
export const releaseScenes = [
  'api-keys', 'api-methods', 'appimage', 'delay', 'failed-step', 'filter-schedule', 'flow-file', 'import-check',
  'log-filter', 'out-of-step', 'proxy-check', 'proxy-list', 'saved-filter', 'script-log', 'stacked-windows',
  'sync-column', 'transfer', 'trash', 'window-texts',
] as const;
export type ReleaseScene = (typeof releaseScenes)[number];

/** The first article of a page is large, and nine fill rows of three. */
export const pageSize = 10;
/** Only in Chinese (zh, tc). */
export const chineseSolutionIds = ['media-market', 'data-collection', 'price-comparison', 'self-examination'] as const;

/** In the specification's order and spelling (`google-servies` is theirs), then the Chinese ones. */
// biome-ignore format: in rows
export const solutionIds = [
  'affiliate-marketing', 'e-commerce', 'digital-agency', 'social-marketing', 'web-scraping', 'traffic-arbitrage',
  'ticketing', 'google-servies', 'facebook', 'twitter-x', 'tiktok', 'amazon', 'discord', 'linkedin', 'crypto',
  'betting', 'seo-serp', 'google-ads', 'youtube', 'reddit', 'pinterest', 'instagram', 'ebay', 'shopify', 'onlyfans',
  'tinder', 'telegram', 'whatsapp', ...chineseSolutionIds,
] as const;
export type SolutionId = (typeof solutionIds)[number];

// biome-ignore format: in rows
export const alternativeIds = [
  'multilogin-alternative', 'gologin-alternative', 'dolphin-anty-alternative', 'octo-browser-alternative',
  'undetectable-alternative', 'incogniton-alternative', 'ziniao-alternative',
] as const;

/** Feature pages, served at the root: `/synchronizer`. */
// biome-ignore format: in rows
export const featureIds = [
  'multi-account-management', 'synchronizer', 'rpa', 'local-api', 'multi-profiles-management', 'teamwork',
  'antidetect-browser',
] as const;
export type FeatureId = (typeof featureIds)[number];

/** Further pages that can prove a comparison's statement about the product. */
export const proofPages = ['pricing', 'download', 'release'] as const;
export type ProofId = FeatureId | (typeof proofPages)[number];
