/** What the editor's page reads beside its program, written by the preview's build and by `npm run dev`. */
import type { CmsConfig } from '@sveltia/cms';
import type { LocaleCode } from '../../src/site/languages/locales.ts';
import type { PartChange, TranslationState } from '../authoring/translations/translation-status';

/** `/_edit/config.json`. */
export interface EditorConfig {
  readonly cms: CmsConfig;
  /** Of languages, by the site's codes: `jp` is 日本語. */
  readonly names: Readonly<Record<string, string>>;
}

export interface LanguageStatus {
  readonly state: TranslationState;
  /** What the English text says otherwise than when the translation was made. */
  readonly changes: readonly Pick<PartChange, 'title' | 'change'>[];
}

export interface PageStatus {
  /** SHA-256 of the English file without spaces around it; null if there is none. */
  readonly source: string | null;
  /** What a translation of that file records (docs/content-model.md, "Translations"). */
  readonly record: readonly string[];
  readonly languages: Readonly<Partial<Record<LocaleCode, LanguageStatus>>>;
}

/** `/_edit/status.json`, by page: `blog/first-rpa-flow`. */
export type EditorStatus = Readonly<Record<string, PageStatus>>;
