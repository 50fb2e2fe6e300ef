import { site } from '../../services/site';
import { type FeedSection, feedPath, feedType } from '../../site/feeds';
import type { PageContext } from '../../site/page-context';

/** For the head of the pages of a section: names the feed to feed readers (design 12). */
export const FeedAlternate = ({ page, section }: { readonly page: PageContext; readonly section: FeedSection }) => (
  <link rel="alternate" type={feedType} title={site.config.name} href={feedPath(site, page.language, section)} />
);
