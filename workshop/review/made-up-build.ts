/** Builds of the made-up site on disk: pages, page manifest, and production's headers. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile } from '../../plugins/gatsby-plugin-host-manifests/src/headers-file';
import { inlineSources } from '../../src/gatsby/bundles/loader-text';
import { digestOf } from '../../src/gatsby/written/page-prints';
import { type BuildTarget, pathOn, type Site, siteFrom } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { localeOf } from '../../src/site/languages/locales';
import { type Drawn, drawnPages, type MadeUpSite, madeUpManifest } from './made-up-site';

export const builtSite = (target: BuildTarget): Site => siteFrom({ SITE_HOST: target, SITE_LOCALES: 'en,de,vn' });

const pictureOf = (content: string): string =>
  `/static/${Buffer.from(digestOf(content).repeat(2)).toString('hex')}/cover.svg`;

const picture = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" fill="${color}"/></svg>`;

function htmlOf(made: MadeUpSite, { locale, template, title, description, text, covers }: Drawn, target: BuildTarget) {
  const style = `:root{color-scheme:light dark}body{background:light-dark(#fff,#000);color:light-dark(#000,#fff)}h1{color:${made.styles[template]}}`;
  const pictures = covers.flatMap((id) => made.files[`content/blog/${id}/cover.png`] ?? []);
  const bar = target === 'preview' ? '<script type="module" src="/_review/review/page/bar.js"></script>' : '';
  return `<!doctype html><html lang="${localeOf(locale).tag}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${title}</title><meta name="description" content="${description}"><meta property="og:title" content="${title}"><style>${style}</style>${bar}</head><body><header>${made.menu}</header><main><h1>${title}</h1><p>${text}</p>${pictures.map((each) => `<img alt="Cover" src="${pictureOf(each)}">`).join('')}</main></body></html>`;
}

export async function buildMadeUp(made: MadeUpSite, target: BuildTarget, folder: string): Promise<void> {
  const site = builtSite(target);
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const documents = drawnPages(made).map((page) => ({
    address: pathOn(site, page.locale, page.path as RoutePath),
    html: htmlOf(made, page, target),
  }));
  for (const { address, html } of documents) await write(path.join(address, 'index.html'), html);
  for (const [file, content] of Object.entries(made.files)) {
    if (file.endsWith('.png')) await write(pictureOf(content), picture(content === 'picture' ? 'blue' : 'red'));
  }
  await write('favicon.svg', picture('blue'));
  await write('builds/pages.json', JSON.stringify(madeUpManifest(made, target)));
  await write('builds/edge.json', JSON.stringify({ site, redirects: [], build: 'made-up' }));
  await write('_headers', headersFile(site, [], target !== 'preview', inlineSources()));
}
