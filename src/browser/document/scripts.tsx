import type { ReactElement } from 'react';
import type { Site } from '../../site/hosting/hosts';
import { detectScriptPath } from '../../site/redirects/detect-script';
import { type PageData, pageAttributes } from '../gatsby/page-data';

/** From webpack: the loader's text, and the paths of scripts and the frame's styles; null in `gatsby develop`. */
declare const __ENTRY__: {
  readonly loader: string;
  readonly script: string;
  readonly following: string;
  readonly styles: string;
} | null;

/** The inline loader with the page's data. Gatsby inlines the styles, but only those named here count as the page's. */
export function PageScripts(props: {
  readonly site: Site;
  readonly page: Omit<PageData, 'following'>;
  /** The number of elements in the application's part of the page (as-served.ts). */
  readonly elements: number | undefined;
  /** Whether the paint waits for the entry script, because the content depends on the date. */
  readonly beforePaint: boolean;
  /** Whether the page needs the application from the start. */
  readonly startsApplication: boolean;
}): ReactElement | null {
  if (!__ENTRY__) return null;
  const { site, page, elements, beforePaint, startsApplication } = props;
  const { loader, script, following, styles } = __ENTRY__;
  // The root page detects the visitor's language on hosts without edge functions.
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

/** The review bar, on previews only. `gatsby develop` has no review. */
export const scriptsOfReview = ({ target }: Pick<Site, 'target'>): readonly ReactElement[] =>
  target === 'preview' && __ENTRY__ ? [<script key="review" type="module" src="/_review/review/page/bar.js" />] : [];
