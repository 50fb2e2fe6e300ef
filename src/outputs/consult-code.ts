/** The picture of the side column's QR code, which we make ourselves so that no other party learns who looks at it. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeQR } from 'qr';
import { consultCodePath } from '../site/data/shell';
import { localesOf, type Site } from '../site/hosting/hosts';
import { isChinese } from '../site/languages/locales';

/** Readers need a white border, in modules. */
const quietZone = 4;

/** An SVG without a background. */
export const qrCode = (text: string): string =>
  encodeQR(text, 'svg', { border: quietZone }).replace('<svg', '<svg shape-rendering="crispEdges"');

/** Writes the picture if a language of the build shows it. */
export async function writeConsultCode(site: Site, publicFolder: string): Promise<void> {
  if (!localesOf(site).some(isChinese)) return;
  const file = path.join(publicFolder, consultCodePath(site.config));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, qrCode(site.config.channels.wechat));
}
