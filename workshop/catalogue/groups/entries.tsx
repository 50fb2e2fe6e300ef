import { useTranslation } from 'react-i18next';
import { Article } from '../../../src/components/article/article';
import { ArticleCard, ArticleGrid } from '../../../src/components/article-card/article-card';
import { Cover } from '../../../src/components/cover/cover';
import { GroupedList } from '../../../src/components/grouped-list/grouped-list';
import { ListSearch } from '../../../src/components/list-search/list-search';
import { useListSearch } from '../../../src/components/list-search/use-list-search';
import { PartnerDirectory } from '../../../src/components/partner-directory/partner-directory';
import { PartnerMark } from '../../../src/components/partner-mark/partner-mark';
import { withList } from './actions';
import { type ComponentPageData, type Group, part, withIds } from './specimen';

const cards = (entries: ComponentPageData['articles']['nodes']) => (
  <ArticleGrid>
    {entries.slice(0, 2).map((entry) => (
      <ArticleCard key={entry.fields.key} entry={entry} note={entry.frontmatter.category} />
    ))}
  </ArticleGrid>
);

function Searched({ found }: { readonly found: number }) {
  const { t } = useTranslation('lists');
  return <ListSearch search={useListSearch()} label={t('search')} none={t('none')} found={found} />;
}

const partners = [
  {
    id: 'harbor-proxies',
    name: 'Harbor Proxies',
    description: 'Proxies in many countries, with an address that stays the same.',
    offer: 'A first month at a lower price.',
    tags: ['Proxies'],
  },
  {
    id: 'flowyard',
    name: 'Flowyard',
    description: 'Ready-made flows for the routine.',
    offer: null,
    tags: ['Automation'],
  },
];

const figure = { head: 'Profile', lines: ['Shop DE', 'Shop FR', 'Ads EU'] };

/** In English, whatever the language around. */
export const entries: Group = {
  'article-card': {
    'With a cover': ({ data }) => cards(data.articles.nodes),
    Without: ({ data }) =>
      cards(
        data.articles.nodes.map((entry) => ({ ...entry, figure, frontmatter: { ...entry.frontmatter, image: null } })),
      ),
    Large: {
      note: 'The first entry of a list.',
      room: 'whole',
      show: ({ data: { articles } }) => (
        <ArticleGrid>{articles.nodes[0] && <ArticleCard entry={articles.nodes[0]} size="large" />}</ArticleGrid>
      ),
    },
  },
  cover: {
    Default: ({ data: { articles } }) =>
      articles.nodes[0] && <Cover of={articles.nodes[0].frontmatter} sizes="42rem" />,
  },
  article: {
    Default: {
      note: 'The contents stand beside the text, and mark the part being read; on phones they fold.',
      room: 'shrunk',
      bleeds: true,
      show: ({ data: { article, articles }, shell: { page }, t, theme }) => {
        const [previous = null, next = null] = articles.nodes.map(({ fields }) => fields.key);
        return (
          <Article
            data={{ entry: withIds(article, theme), neighbours: articles }}
            page={{ ...page, previous, next, related: [] }}
            crumbs={[{ name: t('shell:nav.blog'), path: '/blog' }]}
            author={article.frontmatter.author}
            tags={[{ name: 'RPA', path: '/blog-guides/rpa' }]}
          />
        );
      },
    },
  },
  'grouped-list': {
    Default: {
      ...part,
      once: true,
      show: ({ data: { helps, terms }, shell }) => {
        const categories = [...new Set(helps.nodes.map(({ frontmatter }) => frontmatter.category))];
        const page = {
          ...withList(shell.page, { categories }),
          entries: helps.nodes.map(({ fields }) => fields.key),
        };
        return <GroupedList section="helps" page={page} entries={helps.nodes} terms={terms} />;
      },
    },
  },
  'list-search': {
    Default: { note: 'See the lists above.', show: () => <Searched found={3} /> },
    'Nothing left': () => <Searched found={0} />,
  },
  'partner-mark': {
    'In a list': () => <PartnerMark name="Harbor Proxies" />,
  },
  'partner-directory': { Default: { room: 'whole', show: () => <PartnerDirectory partners={partners} /> } },
};
