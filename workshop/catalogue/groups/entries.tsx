import { useTranslation } from 'react-i18next';
import { Article } from '../../../src/components/article/article';
import { ArticleCard, ArticleGrid, type CardEntry } from '../../../src/components/article-card/article-card';
import { Cover } from '../../../src/components/cover/cover';
import { GroupedList } from '../../../src/components/grouped-list/grouped-list';
import { ListSearch } from '../../../src/components/list-search/list-search';
import { useListSearch } from '../../../src/components/list-search/use-list-search';
import { PartnerDirectory } from '../../../src/components/partner-directory/partner-directory';
import { PartnerMark } from '../../../src/components/partner-mark/partner-mark';
import { useShell } from '../../../src/components/shell/shell-context';
import { withList } from './list-context';
import type { Group } from './specimen';
import { type Theme, useView } from './view';

const useArticles = () => useView().data.articles.nodes;

const withoutCover = (entry: CardEntry): CardEntry => ({
  ...entry,
  frontmatter: { ...entry.frontmatter, image: null },
});

function Cards({ cover }: { readonly cover: boolean }) {
  const entries = useArticles().slice(0, 2);
  return (
    <ArticleGrid>
      {entries.map((entry) => (
        <ArticleCard
          key={entry.fields.key}
          entry={cover ? entry : withoutCover(entry)}
          note={entry.frontmatter.category}
        />
      ))}
    </ArticleGrid>
  );
}

function LargeCard() {
  const [entry] = useArticles();
  return entry && <ArticleGrid>{<ArticleCard entry={entry} size="large" />}</ArticleGrid>;
}

function OneCover() {
  const [entry] = useArticles();
  return entry && <Cover of={entry.frontmatter} sizes="42rem" />;
}

/** Ids get the theme's name. */
function Reading({ theme }: { readonly theme: Theme }) {
  const { data } = useView();
  const { page, t } = useShell();
  const [previous, next] = useArticles();
  const entry = {
    ...data.article,
    html: data.article.html.replace(/(id="|href="#)/g, `$1${theme}-`),
    headings: data.article.headings.map((heading) => ({ ...heading, id: `${theme}-${heading.id}` })),
  };
  return (
    <Article
      data={{ entry, neighbours: data.articles }}
      page={{
        ...page,
        previous: previous?.fields.key ?? null,
        next: next?.fields.key ?? null,
        related: [],
      }}
      crumbs={[{ name: t('nav.blog'), path: '/blog' }]}
      author={data.article.frontmatter.author}
      tags={[{ name: 'RPA', path: '/blog-guides/rpa' }]}
    />
  );
}

function Grouped() {
  const { data } = useView();
  const { page } = useShell();
  const entries = data.helps.nodes;
  const categories = [...new Set(entries.map(({ frontmatter }) => frontmatter.category))];
  return (
    <GroupedList
      section="helps"
      page={{ ...withList(page, { categories }), entries: entries.map(({ fields }) => fields.key) }}
      entries={entries}
      terms={data.terms}
    />
  );
}

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

/** In English, whatever the language around. */
export const entries: Group = {
  'article-card': {
    purpose: 'An entry in a list: cover, title, date, description, and what the list adds.',
    specimens: [
      { state: 'With a cover', show: () => <Cards cover /> },
      { state: 'Without', show: () => <Cards cover={false} /> },
      { state: 'Large', note: 'The first entry of a list.', room: 'whole', show: () => <LargeCard /> },
    ],
  },
  cover: {
    purpose: 'The picture of an entry, in widths that suit the screen.',
    specimens: [{ state: 'Default', show: () => <OneCover /> }],
  },
  article: {
    purpose: 'An article set for reading: its way, dates, contents, text, neighbours and related articles.',
    specimens: [
      {
        state: 'Default',
        note: 'The contents stand beside the text, and mark the part being read; on phones they fold.',
        room: 'shrunk',
        bleeds: true,
        show: (theme) => <Reading theme={theme} />,
      },
    ],
  },
  'grouped-list': {
    purpose: 'The entries of a section, row by row under the names of their categories.',
    specimens: [{ state: 'Default', room: 'whole', bleeds: true, once: true, show: () => <Grouped /> }],
  },
  'list-search': {
    purpose: 'A field that narrows the list below it; nothing without scripts.',
    specimens: [
      { state: 'Default', note: 'See the lists above.', show: () => <Searched found={3} /> },
      { state: 'Nothing left', show: () => <Searched found={0} /> },
    ],
  },
  'partner-mark': {
    purpose: 'A cut stone drawn from a name, in place of a logo; the name itself stands beside it.',
    specimens: [
      { state: 'In a list', show: () => <PartnerMark name="Harbor Proxies" /> },
      { state: 'Large', show: () => <PartnerMark name="Flowyard" large /> },
    ],
  },
  'partner-directory': {
    purpose: 'Partners, a line each: mark, name, what it is, what it offers.',
    specimens: [{ state: 'Default', room: 'whole', show: () => <PartnerDirectory partners={partners} /> }],
  },
};
