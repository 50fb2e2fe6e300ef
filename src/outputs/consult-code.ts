/**
 * The picture of the side column's QR code, made here so that no other party learns who looks at one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeQR } from 'qr';
import { consultCodePath } from '../site/data/shell';
import { localesOf, type Site } from '../site/hosting/hosts';
import { isChinese } from '../site/languages/locales';

/** The width of the white border around a code, in modules, without which it cannot be read. */
const quietZone = 4;

/** A text as a QR code (SVG): black on what is behind it. */
export const qrCode = (text: string): string =>
  encodeQR(text, 'svg', { border: quietZone }).replace('<svg', '<svg shape-rendering="crispEdges"');

/** Writes the picture to where pages look for it, if a language of the build shows it. */
export async function writeConsultCode(site: Site, publicFolder: string): Promise<void> {
  if (!localesOf(site).some(isChinese)) return;
  const file = path.join(publicFolder, consultCodePath(site.config));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, qrCode(site.config.channels.wechat));
}
