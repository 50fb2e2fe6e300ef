import { site } from '../../browser/platform/site';
import { type FeedSection, feedFormats, feedPath, feedTypes } from '../../site/pages/feeds';
import type { PageContext } from '../../site/pages/page-context';

export const FeedAlternate = ({ page, section }: { readonly page: PageContext; readonly section: FeedSection }) =>
  feedFormats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedTypes[format]}
      title={site.config.name}
      href={feedPath(site, page.language, section, format)}
    />
  ));
