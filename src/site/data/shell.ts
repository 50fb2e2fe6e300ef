/**
 * The messages and menus of the frame around every page (docs/messages.md): one file per language, fetched when the
 * application starts.
 */
import type en from '../../../locales/en/shell.json';
import { shortDigest } from '../digest';
import type { SiteConfig } from '../hosting/config';
import type { LocaleCode } from '../languages/locales';
import type { Menus } from '../pages/menus';

export type ShellMessages = typeof en;

export interface Shell {
  readonly locale: LocaleCode;
  readonly messages: ShellMessages;
  readonly menus: Menus;
}

export const shellsPath = '/shell/';

/** The name changes with the content, since browsers cache the file for a long time. */
export const shellPath = (shell: Shell): string =>
  `${shellsPath}${shell.locale}-${shortDigest(JSON.stringify(shell))}.json`;

/** The picture of the consultation's QR code, whose name changes with the address, as above. */
export const consultCodePath = ({ channels }: Pick<SiteConfig, 'channels'>): string =>
  `${shellsPath}consult-${shortDigest(channels.wechat)}.svg`;
