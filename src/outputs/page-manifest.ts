import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messagesByKey } from '../content/checks/messages';
import { decode } from '../content/text/decode';
import { fieldsOf } from '../content/text/front-matter-fields';
import type { ThisBuild } from '../gatsby/pages/this-build';
import { sourcesOf } from '../gatsby/preview/page-sources';
import type { BuiltPage } from '../gatsby/written/built-pages';
import {
  type ManifestPage,
  manifestVersion,
  nameOfPage,
  type PageManifest,
} from '../gatsby/written/page-manifest-format';
import { digestOf } from '../gatsby/written/page-prints';
import { localesOf, pathOn, publicHosts } from '../site/hosting/hosts';
import type { LocaleCode } from '../site/languages/locales';
import { isBuilt, type Route } from '../site/pages/routes';

type ReviewedBuild = Pick<ThisBuild, 'site' | 'redirects' | 'partial'>;

/**
 * Writes `builds/pages.json`, without pages that only the preview has: no other build has them to compare.
 * @param root the folder that holds `content` and `locales`
 * @returns its length in bytes
 */
export async function writePageManifest(
  build: ReviewedBuild,
  built: readonly BuiltPage[],
  publicFolder: string,
  root: string,
): Promise<number> {
  const text = JSON.stringify(await pageManifest(build, built, root));
  await writeFile(path.join(publicFolder, 'builds/pages.json'), text);
  return Buffer.byteLength(text);
}

export async function pageManifest(
  { site, redirects, partial }: ReviewedBuild,
  built: readonly BuiltPage[],
  root: string,
): Promise<PageManifest> {
  const shown = built.filter(({ page: { route, locale } }) => publicHosts.some((host) => isBuilt(route, locale, host)));
  const outside: Record<string, string> = {};
  const pages = shown.map(({ page, reading }): ManifestPage => {
    const { outside: addresses, ...print } = reading.print;
    for (const address of addresses)
      outside[address] ??= pathOn({ ...site, target: 'preview' }, page.locale, page.path);
    const { locale, path: own, identity, route } = page;
    return { locale, path: own, identity, route: nameOfRoute(route), ...print, sources: [...sourcesOf(page)] };
  });
  const routes = new Map(shown.map(({ page: { route } }) => [nameOfRoute(route), route]));
  return {
    version: manifestVersion,
    target: site.target,
    pages,
    routes: Object.fromEntries(
      [...routes].map(([name, { template, messages }]) => [name, { template, messages: [...messages] }]),
    ),
    files: await fileDigests(root, site.target === 'preview' ? null : pagesNamed(shown)),
    messages: Object.fromEntries(
      await Promise.all(localesOf(site).map(async (code) => [code, await messageDigests(root, code)] as const)),
    ),
    redirects: redirects.map(({ locale, from, to }) => ({ locale, from, to })),
    outside,
    ...(partial && { leftOut: partial.leftOut.map(nameOfPage) }),
  };
}

/** Several routes may have one pattern. */
const nameOfRoute = ({ pattern, template }: Route): string => `${pattern} ${template}`;

/** The folders of the texts that pages show or link: `content/blog/first`. */
const pagesNamed = (shown: readonly BuiltPage[]): ReadonlySet<string> =>
  new Set(
    shown
      .flatMap(({ page: { entry, previous, next, related, list } }) => [
        entry,
        previous,
        next,
        ...related,
        ...(list?.entries ?? []),
      ])
      .flatMap((key) => (key ? [`content/${path.dirname(key)}`] : [])),
  );

/**
 * Digests of the files of the content, without hidden ones.
 * @param folders those of published pages: a public host must not reveal other texts, drafts, texts with a date in the future, or
 *   pictures that only these show. Null for all files
 */
async function fileDigests(root: string, folders: ReadonlySet<string> | null): Promise<Record<string, string>> {
  const entries = await readdir(path.join(root, 'content'), { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)\./.test(file))
    .filter((file) => !folders || path.dirname(file) === 'content' || folders.has(path.dirname(file)))
    .sort();
  const contents: [file: string, content: Buffer][] = [];
  for (const file of files) contents.push([file, await readFile(path.join(root, file))]);
  const shown = folders ? withoutUnpublished(contents) : contents;
  return Object.fromEntries(shown.map(([file, content]) => [file, digestOf(content)]));
}

function withoutUnpublished(contents: readonly [file: string, content: Buffer][]): typeof contents {
  const texts = contents.filter(([file]) => file.endsWith('.md'));
  const hidden = new Set(texts.filter(([, content]) => isUnpublished(content)).map(([file]) => file));
  const isNamed = (picture: string, byHidden: boolean): boolean =>
    texts.some(
      ([text, content]) =>
        hidden.has(text) === byHidden &&
        path.dirname(text) === path.dirname(picture) &&
        content.includes(path.basename(picture)),
    );
  return contents.filter(([file]) => !hidden.has(file) && (isNamed(file, false) || !isNamed(file, true)));
}

/** Whether a text is a draft, or its date is in the future. */
function isUnpublished(content: Buffer): boolean {
  const { draft, date } = fieldsOf(decode(content).text ?? '');
  return draft === true || (typeof date === 'string' && date > new Date().toISOString().slice(0, 10));
}

/** By namespace and key. */
async function messageDigests(root: string, code: LocaleCode): Promise<Record<string, Record<string, string>>> {
  const folder = path.join(root, 'locales', code);
  const digests: Record<string, Record<string, string>> = {};
  for (const file of (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()) {
    const messages = messagesByKey(await readFile(path.join(folder, file), 'utf8'));
    digests[path.basename(file, '.json')] = Object.fromEntries(
      [...messages].map(([key, text]) => [key, digestOf(text)]),
    );
  }
  return digests;
}
