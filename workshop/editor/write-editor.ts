/** The editor's files, under `/_edit` of a preview and of `npm run dev` (docs/editor.md). */
import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textParts } from '../../src/content/model/section-digests';
import { parseTaxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { recordOf } from '../../src/content/model/translation-record';
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { editorPath } from '../../src/site/hosting/request-paths';
import { defaultLocale, type LocaleCode, locales } from '../../src/site/languages/locales.ts';
import { leftTheSite, readPages, wholeSite } from '../authoring/project';
import {
  type PartChange,
  type TranslationStatus,
  translationStatuses,
} from '../authoring/translations/translation-status';
import { gitHubName } from '../review/repository';
import { bundleEditor } from './bundle';
import { type EditorSurroundings, editorConfiguration, type WrittenPage } from './configuration';

type Variables = Readonly<Record<string, string | undefined>>;

/** `config.json` and `status.json`, which follow from the content; the rest is the program. */
export type EditorData = Awaited<ReturnType<typeof editorData>>;

interface PageStatus {
  /** SHA-256 of the English file without spaces around it; null if there is none. */
  readonly source: string | null;
  /** What a translation of that file records (docs/content-model.md, "Translations"). */
  readonly record: readonly string[];
  /** With what the English text says otherwise than when the translation was made. */
  readonly languages: Readonly<Partial<Record<LocaleCode, LanguageStatus>>>;
}
export interface LanguageStatus extends Pick<TranslationStatus, 'state'> {
  readonly changes: readonly Pick<PartChange, 'title' | 'change'>[];
}
/** By page: `blog/first-rpa-flow`. */
export type EditorStatus = Readonly<Record<string, PageStatus>>;

/**
 * @param env of the build: `REPOSITORY_URL`, `SITE_NAME` (of the site at Netlify) and `EDITOR_SIGN_IN` (another provider)
 * @throws if the taxonomy has faults
 */
export async function editorData(root: string, env: Variables) {
  const { taxonomy } = parseTaxonomy(await readFile(path.join(root, taxonomyFile), 'utf8'));
  if (!taxonomy) throw new Error(`${taxonomyFile} has faults; run npm run content -- check ${taxonomyFile}`);
  const files = await readPages(root);
  const pages = new Map<string, WrittenPage>();
  const sources = new Map<string, string>();
  for (const { section, id, locale, text } of files) {
    const name = `${section}/${id}`;
    const known = pages.get(name);
    const title = known && locale !== defaultLocale ? known.title : String(fieldsOf(text).title ?? id);
    pages.set(name, { section, id, title, locales: [...(known?.locales ?? []), locale] });
    if (locale === defaultLocale) sources.set(name, text);
  }
  const status: Record<string, PageStatus> = {};
  for (const { section, id, locale, state, changes } of translationStatuses(files, leftTheSite(wholeSite(env)))) {
    const name = `${section}/${id}`;
    const source = sources.get(name);
    const known = status[name] ?? {
      source: source === undefined ? null : createHash('sha256').update(source.trim()).digest('hex'),
      record: source === undefined ? [] : recordOf(textParts(source)),
      languages: {},
    };
    status[name] = known;
    Object.assign(known.languages, {
      [locale]: { state, changes: changes.map(({ title, change }) => ({ title, change })) },
    });
  }
  const cms = editorConfiguration(surroundingsIn(env), taxonomy, [...pages.values()]);
  /** Of languages, by the site's codes: `jp` is 日本語. */
  const names: Readonly<Record<string, string>> = Object.fromEntries(locales.map(({ code, name }) => [code, name]));
  return { config: { cms, names }, status };
}

/** Without a repository at GitHub, the editor works on a local folder only. */
export const surroundingsIn = ({ REPOSITORY_URL, SITE_NAME, EDITOR_SIGN_IN }: Variables): EditorSurroundings => ({
  repository: gitHubName(REPOSITORY_URL) ?? 'local/folder',
  signInSite: SITE_NAME && `${SITE_NAME}.netlify.app`,
  signInProvider: EDITOR_SIGN_IN,
});

const page = ['index.html', 'page.css'];

/** Program and page, without what follows from the content. */
export async function writeProgram(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await bundleEditor(root, folder);
  for (const name of page) await copyFile(path.join(root, 'workshop/editor/page', name), path.join(folder, name));
}

export const removeEditor = (publicFolder: string): Promise<void> =>
  rm(path.join(publicFolder, editorPath), { recursive: true, force: true });

/** Adds the editor to a built preview. */
export async function addEditor(root: string, publicFolder: string, env: Variables): Promise<void> {
  const folder = path.join(publicFolder, editorPath);
  await writeProgram(root, folder);
  for (const [name, value] of Object.entries(await editorData(root, env))) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(value));
  }
}
