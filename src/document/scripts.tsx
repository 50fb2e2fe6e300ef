/**
 * The scripts that documents name. None stands inline (design 12).
 */
import type { ReactElement } from 'react';
import { detectScriptPath } from '../site/detect-script';
import type { Site } from '../site/hosts';
import { type PageData, pageAttributes } from './page-data';

/**
 * Paths of the entry script, of the script that follows it, and of the frame's styles, as webpack has named them; null in `gatsby develop`, which has its own.
 */
declare const __ENTRY__: { readonly script: string; readonly following: string; readonly styles: string } | null;

/**
 * The entry script, with what it has to know of its page. It is evaluated when the document has been read. Gatsby writes the
 * styles into the document, but does not count them among what a page is made of: named here, they are.
 */
export function EntryScript(props: {
  readonly page: Omit<PageData, 'following'>;
  /** Whether the page shows something for some days only: then nothing is painted before the script has said what. */
  readonly dated: boolean;
}): ReactElement | null {
  if (!__ENTRY__) return null;
  const { page, dated } = props;
  const timing = dated ? { async: true, blocking: 'render' } : { defer: true };
  const { script, following, styles } = __ENTRY__;
  return <script src={script} {...timing} {...pageAttributes({ ...page, following })} data-styles={styles} />;
}

/** Further scripts of the root page: where a host has no edge, it finds the visitor's language itself. */
export function scriptsOfRoot(site: Site): readonly ReactElement[] {
  const path = detectScriptPath(site);
  return path ? [<script key="detect" src={path} async />] : [];
}
