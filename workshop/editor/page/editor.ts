/** What `/_edit` runs: Sveltia with our configuration, our format of files, and the state of translations. */
import CMS, { type Collection, type CollectionDivider } from '@sveltia/cms';
import { editorPath } from '../../../src/site/hosting/request-paths';
import { pageFormat, readPage, writePage } from '../page-file';
import type { EditorData } from '../write-editor';
import { previewPane } from './preview-pane';
import { abilities, Translations } from './translations';

async function read<T>(name: string): Promise<T> {
  const answer = await fetch(`${editorPath}/${name}`);
  if (!answer.ok) throw new Error(`${editorPath}/${name}: status ${answer.status}`);
  return (await answer.json()) as T;
}

/** Sveltia asks the browser for the names of languages, which does not know `jp`, `tc` and `vn`. */
function nameOurLanguages(names: EditorData['config']['names']): void {
  const { of } = Intl.DisplayNames.prototype;
  Intl.DisplayNames.prototype.of = function (code) {
    return names[code] ?? of.call(this, code);
  };
}

/** Templates have the name of a collection, or of a file in one. */
const pagesIn = (collection: Collection | CollectionDivider): readonly { readonly name?: string | undefined }[] =>
  'files' in collection ? collection.files : [collection];

async function start(bar: HTMLElement): Promise<void> {
  const [{ cms, names }, status] = await Promise.all([
    read<EditorData['config']>('config.json'),
    read<EditorData['status']>('status.json'),
  ]);
  nameOurLanguages(names);
  CMS.registerCustomFormat(pageFormat, 'md', { fromFile: readPage, toFile: writePage });
  CMS.registerPreviewStyle(`${editorPath}/editor.css`);
  for (const { name } of cms.collections?.flatMap(pagesIn) ?? [])
    if (name) CMS.registerPreviewTemplate(name, previewPane);
  const translations = new Translations(status, names);
  CMS.registerEventListener({ name: 'preSave', handler: translations.record });
  const isLocal = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);
  const show = (): void =>
    translations.show(bar, abilities({ hasFolderPicker: 'showDirectoryPicker' in window, isLocal }));
  window.addEventListener('hashchange', show);
  show();
  await CMS.init({ config: cms });
}

const bar = document.getElementById('bar');
if (bar) start(bar).catch((error: unknown) => bar.replaceChildren(String(error)));
