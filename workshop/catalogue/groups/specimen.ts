import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ArticleData } from '../../../src/components/article/article';
import type { EntryCardData, Nodes, TermData } from '../../../src/components/data/data';
import type { FrontMatterOf } from '../../../src/components/data/front-matter';
import type { ShellValue } from '../../../src/components/shell/shell-context';
import type { Token } from '../../../src/components/styles/design-tokens';
import type { LocaleCode } from '../../../src/site/languages/locales';

export interface ComponentPageData {
  readonly tokens: Nodes<Token>;
  /** JSON of every message file. */
  readonly texts: Nodes<{ readonly language: LocaleCode; readonly ns: string; readonly data: string }>;
  /** Every Markdown construct. */
  readonly sample: Pick<ArticleData['entry'], 'html' | 'headings'>;
  readonly article: ArticleData<Pick<FrontMatterOf<'blog'>, 'category' | 'tags' | 'author'>>['entry'];
  readonly articles: Nodes<EntryCardData<Pick<FrontMatterOf<'blog'>, 'category'>>>;
  readonly helps: Nodes<EntryCardData<Pick<FrontMatterOf<'helps'>, 'category' | 'first'>>>;
  readonly terms: TermData;
}

/** Whose messages specimens show. */
export const namespaces = [
  'shell',
  'about',
  'download',
  'home',
  'partner-plan',
  'pricing',
  'referral-program',
] as const;

export type Theme = 'light' | 'dark';

/** What a specimen can be made from, in the chosen language. */
export interface Around {
  /** Keeps ids unique: a specimen is shown once in each theme. */
  readonly theme: Theme;
  readonly data: ComponentPageData;
  readonly shell: ShellValue;
  /** A message is named with its file: `home:hero.title`. */
  readonly t: TFunction<typeof namespaces>;
}

export type Show = (around: Around) => ReactNode;

export interface Specimen {
  /** What to do to see more, or when a visitor sees it. */
  readonly note?: string;
  /**
   * Beside the other theme, full width, or full width scaled down for large components. `floating` leaves height for
   * something fixed to the window.
   */
  readonly room?: 'half' | 'whole' | 'shrunk' | 'floating';
  /** Whether it reaches the window's edges and has its own gutter. */
  readonly bleeds?: boolean;
  /** Rendered in one theme only, because its ids must be unique. */
  readonly once?: boolean;
  readonly show: Show;
}

/** By the name of a component's file or folder, its states; none for one that shows nothing. `purposes.json` says what each is for. */
export type Group = Readonly<Record<string, Readonly<Record<string, Show | Specimen>>>>;

/** Of a part of a page, from edge to edge. */
export const part = { room: 'whole', bleeds: true } as const;

/** A text's HTML whose ids no other text on the page has. */
export const withIds = <Text extends Pick<ArticleData['entry'], 'html' | 'headings'>>(text: Text, prefix: string) => ({
  ...text,
  html: text.html.replace(/(id="|href="#)/g, `$1${prefix}-`),
  headings: text.headings.map((heading) => ({ ...heading, id: `${prefix}-${heading.id}` })),
});
