/**
 * The shell of a language: the messages and menus of the frame around every page (design 9).
 *
 * They are in one file per language, which the application reads when it starts, and not in the data of pages. So navigation
 * within the site does not load them again, and no script contains a language that the visitor does not read.
 */
import type en from '../../../locales/en/shell.json';
import { shortDigest } from '../digest';
import type { SiteConfig } from '../hosting/config';
import type { LocaleCode } from '../languages/locales';
import type { Menus } from '../pages/menus';

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

/** Path of a shell's file. It changes with the text, since browsers cache the file for long. */
export const shellPath = (shell: Shell): string =>
  `${shellsPath}${shell.locale}-${shortDigest(JSON.stringify(shell))}.json`;

/** Path of the picture of the consultation's QR code. It changes with the address, for the same reason. */
export const consultCodePath = ({ channels }: Pick<SiteConfig, 'channels'>): string =>
  `${shellsPath}consult-${shortDigest(channels.wechat)}.svg`;
