/**
 * The scripts of the documents. None of them is inline (design 12).
 */
import type { ReactElement } from 'react';
import type { Site } from '../site/hosting/hosts';
import { detectScriptPath } from '../site/languages/detect-script';
import { type PageData, pageAttributes } from './page-data';

/**
 * Paths of the entry script, of the script that follows it, and of the frame's styles, with the names from webpack; null in
 * `gatsby develop`, which has its own.
 */
declare const __ENTRY__: { readonly script: string; readonly following: string; readonly styles: string } | null;

/**
 * The entry script, with the data about its page. It runs when the document has been parsed. Gatsby writes the styles into the
 * document but does not count them as part of the page. Since they are named here, they count.
 */
export function EntryScript(props: {
  readonly page: Omit<PageData, 'following'>;
  /** Whether nothing is painted before it has run: it knows the day, and the page may show something else than it did. */
  readonly beforePaint: boolean;
}): ReactElement | null {
  if (!__ENTRY__) return null;
  const { page, beforePaint } = props;
  const timing = beforePaint ? { async: true, blocking: 'render' } : { defer: true };
  const { script, following, styles } = __ENTRY__;
  return <script src={script} {...timing} {...pageAttributes({ ...page, following })} data-styles={styles} />;
}

/** The reviewer's bar, on the preview only (design 16). In `gatsby develop` there is no review. */
export const scriptsOfReview = ({ target }: Pick<Site, 'target'>): readonly ReactElement[] =>
  target === 'preview' && __ENTRY__ ? [<script key="review" type="module" src="/_review/review-page/bar.js" />] : [];

/**
 * Further scripts of the root page, for hosts without edge functions: they find the visitor's language. `gatsby develop` has no
 * such file.
 */
export function scriptsOfRoot(site: Site): readonly ReactElement[] {
  const path = __ENTRY__ && detectScriptPath(site);
  return path ? [<script key="detect" src={path} async />] : [];
}
