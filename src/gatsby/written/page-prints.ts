/**
 * Digests of a page's HTML, for the manifest of pages. Names of classes, digests in names of files and addresses of hosts make no
 * difference, so that a preview can be compared with the public hosts.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { originOf, pathOn, rootLocaleOf, type Site } from '../../site/hosting/hosts';
import { isOwnDomain } from '../../site/hosting/own-domain';
import { normalDocument } from './normal-form';
import type { ManifestPage } from './page-manifest-format';
import { decodeEntities } from './search-document';

export interface PagePrint extends Pick<ManifestPage, 'title' | 'description' | 'digests'> {
  /** Addresses of other sites to which its main part links. */
  readonly outside: readonly string[];
}

/** Tags and comments; an attribute may contain what looks like a tag. */
const tag = /<(?:!--.*?--|(?:[^>"']|"[^"]*"|'[^']*')*)>/gs;
/** Attributes whose values people read or hear. */
const readAttributes = /(?<=\s(?:alt|aria-label|title|placeholder)=")[^"]*/g;
const linkTargets = /<a\s(?:[^>"']|"[^"]*"|'[^']*')*?href="(https?:[^"]*)"/g;
/** The folder of a picture is a digest of its content. */
const imageDigests = /(?<=\/static\/(?:[^\s"'/]*-)?)[0-9a-f]{32}(?=[/.])/g;
const codeElements = /<(script|style|template)\b.*?<\/\1>/gs;
const scriptElements = /<script\b(?:[^>"']|"[^"]*"|'[^']*')*>.*?<\/script>/gs;
const styleElements = /<style\b.*?<\/style>/gs;

/** What a head says about the page itself. */
const headElements =
  /<title\b.*?<\/title>|<(?:meta|link)\b(?:[^>"']|"[^"]*"|'[^']*')*>|<script type="application\/ld\+json".*?<\/script>/gs;
const differsByTarget = /="(?:robots|og:image(?::\w+)?|twitter:image|generator|preload|modulepreload|stylesheet)"/;

export function printOf(site: Site, html: string): PagePrint {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
  if (!main.startsWith('<main')) throw new Error('The page has no main element; its layout needs one');
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0));
  const frame = html.slice(head.length).replace(main, '');
  const normal = (part: string): string => normalDocument(withPreviewAddresses(site, part), null);
  const content = main.replace(codeElements, '');
  const ofHead = (head.match(headElements) ?? []).filter((element) => !differsByTarget.test(element));
  return {
    title: decodeEntities(/<title[^>]*>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    description: decodeEntities(/<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(head)?.[1] ?? ''),
    digests: [
      digestOf(textOf(content)),
      digestOf(normal(ofHead.join('\n'))),
      digestOf(normal((content.match(tag) ?? []).join('').replace(readAttributes, ''))),
      digestOf([...new Set(main.match(imageDigests))].sort().join()),
      digestOf(normal(frame.replace(scriptElements, ''))),
      styleDigest((html.match(styleElements) ?? []).join('\n')),
    ],
    outside: [...new Set([...main.matchAll(linkTargets)].map(([, address = '']) => decodeEntities(address)))].filter(
      (address) => URL.canParse(address) && !isOwnDomain(site.config, new URL(address).hostname),
    ),
  };
}

/** Compressed bytes of a page without what differs between a preview and a public host: scripts, addresses, and parts of the head. */
export const comparableWeight = (site: Site, html: string): number =>
  gzipSync(
    withPreviewAddresses(
      site,
      html
        .replace(scriptElements, '')
        .replace(headElements, (element) => (differsByTarget.test(element) ? '' : element)),
    ),
  ).length;

/** By text, since many pages share their styles. */
const styleDigests = new Map<string, string>();

function styleDigest(styles: string): string {
  const known = styleDigests.get(styles) ?? digestOf(normalDocument(styles, null));
  styleDigests.set(styles, known);
  return known;
}

/** A digest of a text (src/gatsby/written/page-manifest-format.ts). */
export const digestOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** What is read or heard of a part of a page, with its entities. */
export const textOf = (html: string): string =>
  html
    .replace(tag, (found) => (found.match(readAttributes) ?? []).map((value) => ` ${value} `).join(''))
    .replace(/\s+/g, ' ');

/** Addresses of pages as the preview writes them: `/zh/pricing` for what the Chinese host calls `/pricing`. */
function withPreviewAddresses(site: Site, html: string): string {
  const root = rootLocaleOf(site);
  // Files have the same path on every host, except those of a language: its Markdown and its feeds.
  const local =
    root === 'en'
      ? html
      : html.replace(
          /(?<=\shref=")\/(?!\/)[^".?#]*(?:\.md|(?<=\/feed)\.(?:xml|json))?(?=["?#])/g,
          (path) => `/${root}${path === '/' ? '' : path}`,
        );
  return (['en', 'zh', 'ru'] as const).reduce((text, code) => {
    const origin = originOf(site, code);
    const home = pathOn({ ...site, target: 'preview' }, code, '/');
    return text
      .replaceAll(`${origin}"`, `${home}"`)
      .replaceAll(`${origin}/"`, `${home}"`)
      .replaceAll(`${origin}/`, home === '/' ? '/' : `${home}/`);
  }, local);
}
