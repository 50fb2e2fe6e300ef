/**
 * The scripts of the documents. None of them is inline (design 12).
 */
import type { ReactElement } from 'react';
import type { EntryFiles } from '../build/entry-files';
import { detectScriptPath } from '../site/detect-script';
import type { Site } from '../site/hosts';
import type { TemplateName } from '../site/routes';
import { type PageData, pageAttributes } from './page-data';

/** The files that documents name, with the names from webpack; null in `gatsby develop`, which has its own. */
declare const __ENTRY__: EntryFiles | null;

/**
 * The entry script, with the data about its page. It runs when the document has been parsed. Gatsby writes the styles into the
 * document but does not count them as part of the page. Since they are named here, they count.
 */
export function EntryScript(props: {
  readonly page: Omit<PageData, 'following' | 'template'>;
  readonly template: TemplateName | undefined;
  /** Whether the page has content for certain days only: then nothing is painted before the script has set the state. */
  readonly dated: boolean;
}): ReactElement | null {
  if (!__ENTRY__) return null;
  const { page, template, dated } = props;
  const timing = dated ? { async: true, blocking: 'render' } : { defer: true };
  const { script, following, styles, templates } = __ENTRY__;
  const data = { ...page, following, template: (template && templates[template]?.join(' ')) ?? '' };
  return <script src={script} {...timing} {...pageAttributes(data)} data-styles={styles} />;
}

/** Further scripts of the root page, for hosts without edge functions: they find the visitor's language. */
export function scriptsOfRoot(site: Site): readonly ReactElement[] {
  const path = detectScriptPath(site);
  return path ? [<script key="detect" src={path} async />] : [];
}
