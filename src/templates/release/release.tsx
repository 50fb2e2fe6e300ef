import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Article, type ArticleData } from '../../components/article/article';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import type { WithMessages } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { EntryHead } from '../../components/page-head/entry-head';
import { FeedAlternate } from '../../components/page-head/feed-alternate';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { PageContext } from '../../site/pages/page-context';
import { Highlights } from './highlights';
import * as styles from './release.module.css';

type Data = ArticleData<Pick<FrontMatterOf<'release'>, 'version' | 'highlights' | 'scenes'>> & WithMessages;

export default function ReleasePage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('article');
  const shell = useShell();
  const { version, highlights, scenes } = data.entry.frontmatter;
  return (
    <Article
      data={data}
      page={page}
      crumbs={[{ name: shell.t('nav.release'), path: '/release' }]}
      version={
        <>
          <span>{t('version', { version })}</span>
          {!page.previous && <strong className={styles.current}>{shell.t('currentVersion')}</strong>}
        </>
      }
      action={
        <p className={`${button.row} screen-only`}>
          <SiteLink to="/download" className={button.primary}>
            {shell.t('download')}
          </SiteLink>
        </p>
      }
    >
      <Below />
      <Highlights title={t('highlights')} items={highlights} scenes={scenes} />
    </Article>
  );
}

export const Head = (props: HeadProps<Data, PageContext>) => (
  <EntryHead {...props} type="article">
    <FeedAlternate page={props.pageContext} section="release" />
  </EntryHead>
);

export const query = graphql`
  query Release($language: String!, $namespaces: [String!]!, $entry: String!, $neighbours: [String!]!) {
    ...PageMessages
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
