/**
 * The shell of a language: the messages and menus of the frame around every page (design 9).
 *
 * They stand in a file per language, which the application reads when it starts, and never in a page's data: navigating
 * within the site does not load them again, and no script holds a language that the visitor does not read.
 */
import type en from '../../locales/en/shell.json';
import { shortDigest } from '../site/digest';
import type { LocaleCode } from '../site/locales';
import type { Menus } from '../site/menus';

/** Messages of the shell, in the shape of the English file. */
export type ShellMessages = typeof en;

/** What createPages writes for each language. */
export interface Shell {
  readonly locale: LocaleCode;
  readonly messages: ShellMessages;
  readonly menus: Menus;
}

/** The folder of the files, on a host. */
export const shellsPath = '/shell/';

/** Path of a shell's file. Another text has another path: it is kept for long. */
export const shellPath = (shell: Shell): string =>
  `${shellsPath}${shell.locale}-${shortDigest(JSON.stringify(shell))}.json`;
