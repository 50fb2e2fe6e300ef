import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { WithMessages } from '../../queries/data';
import type { FrontMatterOf } from '../../queries/front-matter';
import type { PageContext } from '../../site/pages/page-context';
import { Article, type ArticleData } from '../../ui/article/article';
import { FeedAlternate } from '../../ui/page-head/feed-alternate';
import { PageHead } from '../../ui/page-head/page-head';
import { useShell } from '../../ui/shell/shell-context';
import { Highlights } from './highlights';

type Data = ArticleData<Pick<FrontMatterOf<'release'>, 'version' | 'highlights' | 'scenes'>> & WithMessages;

/** One version of the product: its highlights, each with a drawing, then its notes. */
export default function ReleasePage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('article');
  const shell = useShell();
  const { version, highlights, scenes } = data.entry.frontmatter;
  return (
    <Article data={data} page={page} crumbs={[{ name: shell.t('nav.release'), path: '/release' }]} version={version}>
      <Highlights title={t('highlights')} items={highlights} scenes={scenes} />
    </Article>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { frontmatter } = data.entry;
  return (
    <PageHead
      page={page}
      type="article"
      title={frontmatter.seo_title ?? frontmatter.title}
      description={frontmatter.seo_description ?? frontmatter.description}
      keywords={frontmatter.seo_keywords}
    >
      <FeedAlternate page={page} section="release" />
    </PageHead>
  );
}

export const query = graphql`
  query Release($language: String!, $namespaces: [String!]!, $entry: String!, $neighbours: [String!]!) {
    locales: messages(language: $language, namespaces: $namespaces) {
      ...PageMessages
    }
    ...ArticleEntry
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      frontmatter {
        version
        highlights
        scenes
      }
    }
  }
`;
