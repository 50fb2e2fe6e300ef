import type { ReactNode } from 'react';
import { site } from '../../browser/platform/site';
import { fillMessage } from '../../site/data/interpolation';
import { addressOf } from '../../site/hosting/hosts';
import { withoutBreakSigns } from '../../site/languages/break-signs';
import { localeOf } from '../../site/languages/locales';
import { alternateLinks } from '../../site/pages/alternates';
import { hasMarkdown, markdownPath, markdownType } from '../../site/pages/markdown-pages';
import type { PageContext } from '../../site/pages/page-context';
import { shareCardAddress, shareCardSize } from '../../site/pages/share-card';
import { type StructuredData, scriptOf } from './structured-data';

/** `{{product}}` stands for the product's name. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string | null | undefined;
}

interface Props extends HeadTexts {
  readonly page: PageContext;
  readonly type?: 'website' | 'article';
  readonly structured?: readonly StructuredData[];
  readonly children?: ReactNode;
}

const titleSeparator = ' | ';

/** The language is set on the served `html` element, in gatsby-ssr.tsx. */
export function PageHead({ page, title, description, keywords, type = 'website', structured = [], children }: Props) {
  const named = (text: string) => withoutBreakSigns(fillMessage(text, { product: site.config.name }));
  const fullTitle = `${named(title)}${titleSeparator}${site.config.name}`;
  const locale = localeOf(page.language);
  const card = shareCardOf(page);
  // A variant has another page as its canonical address, which `noindex` would contradict.
  const refused = site.target === 'preview' || (!page.indexed && isItself(page));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={named(description)} />
      {keywords && <meta name="keywords" content={withoutBreakSigns(keywords)} />}
      {refused && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={page.canonical} />
      {page.indexed &&
        alternateLinks(site, page.alternates).map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {hasMarkdown(page) && (
        <link rel="alternate" type={markdownType} href={markdownPath(site, page.language, page.route)} />
      )}
      <meta property="og:site_name" content={site.config.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={named(title)} />
      <meta property="og:description" content={named(description)} />
      <meta property="og:url" content={page.canonical} />
      <meta property="og:locale" content={underscored(locale.tag)} />
      {page.alternates
        .filter(([code]) => code !== page.language)
        .map(([code]) => (
          <meta key={code} property="og:locale:alternate" content={underscored(localeOf(code).tag)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {card && <ShareCard address={card} title={named(title)} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1115" />
      {structured.map((data) => (
        <script key={data['@type']} type="application/ld+json">
          {scriptOf(data)}
        </script>
      ))}
      {children}
    </>
  );
}

/** Null where no card is drawn. */
export const shareCardOf = ({ indexed, language, route }: PageContext): string | null =>
  indexed && site.target !== 'preview' ? shareCardAddress(site, language, route) : null;

function ShareCard({ address, title }: { readonly address: string; readonly title: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareCardSize.width)} />
      <meta property="og:image:height" content={String(shareCardSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={address} />
    </>
  );
}

const isItself = ({ canonical, language, route }: PageContext): boolean =>
  canonical === addressOf(site, language, route);

const underscored = (tag: string): string => tag.replace('-', '_');
