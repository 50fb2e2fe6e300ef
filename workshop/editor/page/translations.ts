/** The line above Sveltia: how the translations of the open page stand; and the record of what a translation was made from. */
import type { AppEventListener } from '@sveltia/cms';
import { recordField } from '../../../src/content/model/translation-record';
import { type Content, fill, html, type Markup } from '../../html';
import { confirmedField, ofOneLanguage, writePage, writtenField } from '../page-file';
import type { EditorStatus, LanguageStatus } from '../write-editor';

/**
 * The page that is open in Sveltia, by the hash of the address.
 * @param hash `#/collections/blog/entries/first-rpa-flow`
 * @returns `blog/first-rpa-flow`; null where no page is open, or a new one
 */
export function openPage(hash: string): string | null {
  const [, collection, id] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  return collection && id ? `${sectionOf(collection)}/${decodeURIComponent(id)}` : null;
}

const sectionOf = (collection: string): string => collection.replace(ofOneLanguage, '');

/** What an author can do in this browser, in words. */
export function abilities(browser: { readonly hasFolderPicker: boolean; readonly isLocal: boolean }): string {
  const online = 'Sign in with GitHub: what you save becomes a draft, which is a pull request with a preview.';
  if (!browser.isLocal) {
    return `${online} It works in every present browser. To write in a folder on your own computer, run "npm run dev" there and open its /_edit in Chrome or Edge.`;
  }
  return browser.hasFolderPicker
    ? 'Choose "Work with Local Repository" and the folder of the project: what you save is written there.'
    : `This browser cannot open a folder, so here you can only sign in with GitHub. To write in your local folder, open this page in Chrome or Edge: Firefox and Safari have no such picker.`;
}

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];
type Data = Readonly<Record<string, unknown>>;

export class Translations {
  /** @param names of languages, by the site's codes */
  constructor(
    readonly status: EditorStatus,
    readonly names: Readonly<Record<string, string>>,
  ) {}

  /** Shows the open page's state; `idle` where none is open. */
  show(bar: HTMLElement, idle: string): void {
    const page = openPage(location.hash);
    const known = page === null ? undefined : this.status[page];
    fill(bar, known ? this.#stateOf(known) : html`<p>${idle}</p>${this.#behind()}`);
  }

  #stateOf({ languages }: EditorStatus[string]): Markup {
    const all = Object.entries(languages);
    const behind = all.filter(([, { state }]) => state === 'behind' || state === 'unknown');
    const others = (['current', 'missing', 'orphaned'] as const).map((state) => {
      const own = all.filter(([, status]) => status.state === state).map(([code]) => this.#nameOf(code));
      return own.length > 0 && html`<p>${words[state]}: ${own.join(', ')}</p>`;
    });
    return html`${behind.map(([code, status]) => this.#details(code, status))}${others}
      <p><a href="/_review" target="_blank">What this preview changes</a></p>`;
  }

  /** Links to the pages whose translations are behind. */
  #behind(): Content {
    const pages = Object.entries(this.status).flatMap(([page, { languages }]) => {
      const codes = Object.entries(languages).flatMap(([code, { state }]) => (state === 'behind' ? [code] : []));
      return codes.length > 0 ? [{ page, names: codes.map(this.#nameOf).join(', ') }] : [];
    });
    const items = pages.map(
      ({ page, names }) =>
        html`<li><a href="#/collections/${page.replace('/', '/entries/')}">${page}</a>: ${names}</li>`,
    );
    return (
      pages.length > 0 &&
      html`<details><summary>Pages with translations that are behind: ${pages.length}</summary><ul>${items}</ul></details>`
    );
  }

  #details(code: string, { state, changes }: LanguageStatus): Markup {
    const said = state === 'behind' ? `behind in ${changes.length}` : 'made from an unknown text';
    return html`<details><summary>${this.#nameOf(code)}: ${said}</summary>
      <ul>${changes.map(({ title, change }) => html`<li>${title}: ${change}</li>`)}</ul></details>`;
  }

  #nameOf = (code: string): string => this.names[code] ?? code;

  /** Records what a new or confirmed translation was made from, if the English text is the one that was read for the status. */
  readonly record = async ({ entry }: { readonly entry: Entry }): Promise<Entry> => {
    const page = `${sectionOf(String(entry.get('collection')))}/${String(entry.get('slug'))}`;
    const known = this.status[page];
    const { data, i18n } = entry.toJS() as {
      readonly data?: Data;
      readonly i18n?: Readonly<Record<string, { readonly data?: Data }>>;
    };
    if (!known?.source || !data || (await digestOf(writePage(data))) !== known.source) return entry;
    return Object.entries(i18n ?? {}).reduce<Entry>((changed, [code, { data: own }]) => {
      if (!own?.title || (own[writtenField] && !own[confirmedField])) return changed;
      const data = ['i18n', code, 'data'];
      return changed.setIn([...data, recordField], known.record).setIn([...data, confirmedField], false) as Entry;
    }, entry);
  };
}

const words = {
  current: 'As the English text',
  missing: 'Not translated',
  orphaned: 'Without an English text',
} as const;

async function digestOf(file: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file.trim()));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
