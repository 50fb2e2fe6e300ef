import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../../src/gatsby/written/page-prints';
import { decodeEntities } from '../../src/gatsby/written/search-document';
import { attempt } from '../../src/site/attempt';
import { pathOn, type Site } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { withoutBreakSigns } from '../../src/site/languages/break-signs';
import type { Evidence } from './comparison';

/**
 * Whether a page of a built preview has a text. Pages are read when they are asked for, and the last one is kept.
 * @param publicFolder the built preview
 */
export function pageTexts(publicFolder: string, site: Site): Evidence['shows'] {
  let [name, text] = ['', ''];
  return ({ locale, path: own }, wanted) => {
    const address = pathOn({ ...site, target: 'preview' }, locale, own as RoutePath);
    if (address !== name) [name, text] = [address, readText(path.join(publicFolder, address, 'index.html'))];
    return text.includes(wanted.replace(/\s+/g, ' '));
  };
}

function readText(file: string): string {
  const html = (attempt(() => readFileSync(file, 'utf8')) ?? '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    // What the head says is read on other sites.
    .replace(/<meta\b[^>]*\scontent="([^"]*)"[^>]*>/g, ' $1 ');
  // Where long words may break is in no message.
  return withoutBreakSigns(decodeEntities(textOf(html)));
}
