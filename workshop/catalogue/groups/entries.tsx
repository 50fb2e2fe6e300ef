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
import { featureIds } from '../../../src/site/pages/sections';
import { FaqList } from '../../../src/templates/faq/faq-list';
import { PartnerProfile } from '../../../src/templates/partner/partner-profile';
import { CheckableFacts } from '../../../src/templates/release-list/checkable-facts';
import { type ListedRelease, ReleaseRows } from '../../../src/templates/release-list/release-rows';
import { SolutionList } from '../../../src/templates/solutions/solution-list';
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

/** Made from articles, which have no version. */
function useReleases(): readonly ListedRelease[] {
  return useArticles().map((entry, index) => ({
    fields: { key: `release/3-${6 - index}/en` as const },
    frontmatter: {
      ...entry.frontmatter,
      ...{ date: '2026-11-17', dateInWords: 'November 17, 2026' },
      version: `3.${6 - index}.0`,
      highlights: [entry.frontmatter.title, entry.frontmatter.description],
      scenes: ['transfer', 'log-filter'] as const,
    },
  }));
}

const Releases = () => <ReleaseRows releases={useReleases()} />;

const Checkable = () => <CheckableFacts releases={useReleases()} />;

function Searched({ found }: { readonly found: number }) {
  const { t } = useTranslation('lists');
  return <ListSearch search={useListSearch()} label={t('search')} none={t('none')} found={found} />;
}

const solutions = [
  ['amazon', 'commerce'],
  ['shopify', 'commerce'],
  ['google-ads', 'advertising'],
  ['seo-serp', 'data'],
] as const;

/** With titles of articles. */
function Solutions() {
  const { page } = useShell();
  const articles = useArticles();
  const entries = articles.slice(0, solutions.length).map((article, index) => {
    const [id, category] = solutions[index] ?? solutions[0];
    return {
      ...article,
      fields: { key: `solutions/${id}/en` as const },
      frontmatter: { ...article.frontmatter, category, features: featureIds.slice(index) },
    };
  });
  const categories = ['commerce', 'advertising', 'data'];
  return (
    <SolutionList
      page={{ ...withList(page, { categories }), entries: entries.map(({ fields }) => fields.key) }}
      entries={entries}
      terms={{
        nodes: categories.map((name, place) => ({ key: `solutions/category/${name}`, name, place })),
      }}
    />
  );
}

function Asked() {
  const { data } = useView();
  const { page } = useShell();
  const questions = data.questions.nodes;
  const categories = [...new Set(questions.map(({ frontmatter }) => frontmatter.category))];
  return <FaqList page={withList(page, { categories })} entries={questions} terms={data.terms} />;
}

const NoQuestions = () => <FaqList page={withList(useShell().page, {})} entries={[]} terms={{ nodes: [] }} />;

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

const Profile = () => (
  <PartnerProfile
    name="Harbor Proxies"
    description="Proxies in many countries, with an address that stays the same."
    tags={[{ name: 'Proxies', path: '/partner/tag/proxies' }]}
    website="https://harbor.example"
    offer="A first month at a lower price."
    html="<p>How it works together with the product, in a few paragraphs.</p>"
    headings={[]}
  />
);

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
  'solution-list': {
    purpose: 'All solutions by line of work, with a way to each line on top.',
    specimens: [{ state: 'Default', room: 'whole', bleeds: true, once: true, show: () => <Solutions /> }],
  },
  'faq-list': {
    purpose: 'Questions by category, which typing narrows; each has an address that opens it.',
    specimens: [
      {
        state: 'Default',
        note: 'Type to narrow it down.',
        room: 'whole',
        bleeds: true,
        once: true,
        show: () => <Asked />,
      },
      { state: 'Empty', note: 'When no question holds the words.', show: () => <NoQuestions /> },
    ],
  },
  'release-rows': {
    purpose: 'Releases, one below the other: the version and its day, and what is new in it.',
    specimens: [{ state: 'Default', room: 'whole', show: () => <Releases /> }],
  },
  'checkable-facts': {
    purpose: 'What visitors can check themselves about releases: days behind Chromium, checksums, contacts, limits.',
    specimens: [{ state: 'Default', room: 'whole', show: () => <Checkable /> }],
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
  'partner-profile': {
    purpose: 'A partner: who it is, its facts, and how it works together with the product.',
    specimens: [{ state: 'Default', room: 'shrunk', bleeds: true, show: () => <Profile /> }],
  },
};
