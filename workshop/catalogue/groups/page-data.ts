import type { ArticleData } from '../../../src/components/article/article';
import type { EntryCardData, Nodes, TermData } from '../../../src/components/data/data';
import type { FrontMatterOf } from '../../../src/components/data/front-matter';
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
