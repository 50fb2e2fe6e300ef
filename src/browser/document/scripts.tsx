/**
 * The scripts of the documents (design 12).
 */
import type { ReactElement } from 'react';
import type { Site } from '../../site/hosting/hosts';
import { detectScriptPath } from '../../site/redirects/detect-script';
import { type PageData, pageAttributes } from '../gatsby/page-data';

/**
 * The text of the loader, and paths of the entry script, of the script that follows it, and of the frame's styles, with the names
 * from webpack; null in `gatsby develop`, which has its own.
 */
declare const __ENTRY__: {
  readonly loader: string;
  readonly script: string;
  readonly following: string;
  readonly styles: string;
} | null;

/**
 * The scripts of a page: the loader, which stands in the document and fetches the entry script after the first paint. Its
 * element has the data about the page. Gatsby writes the styles into the document but does not count them as part of the page. Since they are
 * named here, they count.
 */
export function PageScripts(props: {
  readonly site: Site;
  readonly page: Omit<PageData, 'following'>;
  /** The number of elements of the part that is the application's (served-elements.ts). */
  readonly elements: number | undefined;
  /** Whether nothing is painted before the entry script has run: it knows the day, and the page may show something else than it did. */
  readonly beforePaint: boolean;
  /** Whether the page cannot do without the application. */
  readonly startsApplication: boolean;
}): ReactElement | null {
  if (!__ENTRY__) return null;
  const { site, page, elements, beforePaint, startsApplication } = props;
  const { loader, script, following, styles } = __ENTRY__;
  // The root page finds the visitor's language, on hosts without edge functions.
  const detect = page.path === '/' ? detectScriptPath(site) : null;
  return (
    <>
      <script
        {...pageAttributes({ ...page, following })}
        data-elements={elements}
        data-start={startsApplication ? '' : undefined}
        data-styles={styles}
        data-entry={beforePaint ? undefined : script}
        data-detect={detect ?? undefined}
        dangerouslySetInnerHTML={{ __html: loader }}
      />
      {beforePaint && <script src={script} async blocking="render" />}
    </>
  );
}

/** The reviewer's bar, on the preview only (design 16). In `gatsby develop` there is no review. */
export const scriptsOfReview = ({ target }: Pick<Site, 'target'>): readonly ReactElement[] =>
  target === 'preview' && __ENTRY__ ? [<script key="review" type="module" src="/_review/review/page/bar.js" />] : [];
