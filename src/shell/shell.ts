/**
 * The shell of a language: the messages and menus of the frame around every page (design 9).
 *
 * They stand once in the document, as JSON, and never in a page's data: navigating within the site does not load them
 * again, and no script holds a language that the visitor does not read.
 */
import type en from '../../locales/en/shell.json';
import type { LocaleCode } from '../site/locales';
import type { Menus } from '../site/menus';
import { ownIds } from '../site/own-ids';

/** Messages of the shell, in the shape of the English file. */
export type ShellMessages = typeof en;

/** What createPages writes for each language, and the document carries. */
export interface Shell {
  readonly locale: LocaleCode;
  readonly messages: ShellMessages;
  readonly menus: Menus;
}

/** Type of the element that carries the shell. */
export const shellType = 'application/json';

/** The element that carries the shell: no other has its type and its id. */
const shellElement = `script[type="${shellType}"]#${ownIds.shell}`;

/** Serialises a shell for a script element: `<` is escaped so that no text can end the element. */
export const serialiseShell = (shell: Shell): string => JSON.stringify(shell).replaceAll('<', '\\u003c');

/**
 * Reads the shell that the document carries.
 * @returns null, after logging "Failed locale loading" (specification 4), when it is missing or unreadable
 */
export function readShell(root: ParentNode, log: (message: string, cause: unknown) => void): Shell | null {
  try {
    return JSON.parse(root.querySelector(shellElement)?.textContent ?? '') as Shell;
  } catch (cause) {
    log('Failed locale loading', cause);
    return null;
  }
}
