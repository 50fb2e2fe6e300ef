import type { EntryCardData, Nodes, TermData } from '../../queries/data';
import type { FrontMatterOf } from '../../queries/front-matter';
import type { LocaleCode } from '../../site/languages/locales';
import type { Token } from '../../styles/design-tokens';
import type { ArticleData } from '../../ui/article/article';
import type { FaqEntry } from '../faq/faq-list';

/** The data of the page's query: tokens, texts in every language, and real entries for the components that show entries. */
export interface ComponentPageData {
  readonly tokens: Nodes<Token>;
  /** Every message file of every language, as JSON. */
  readonly texts: Nodes<{ readonly language: LocaleCode; readonly ns: string; readonly data: string }>;
  /** The text with every Markdown construct. */
  readonly sample: Pick<ArticleData['entry'], 'html' | 'headings'>;
  readonly article: ArticleData<Pick<FrontMatterOf<'blog'>, 'category' | 'tags' | 'author'>>['entry'];
  readonly articles: Nodes<EntryCardData<Pick<FrontMatterOf<'blog'>, 'category'>>>;
  readonly helps: Nodes<EntryCardData<Pick<FrontMatterOf<'helps'>, 'category' | 'first'>>>;
  readonly questions: Nodes<FaqEntry>;
  readonly terms: TermData;
}
