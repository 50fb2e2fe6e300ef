/**
 * A page as a document that shows itself without scripts, on another host and under that host's policy: what the review shows as
 * the earlier version of a page (design 16).
 */
import { createHash } from 'node:crypto';
import { decodeEntities } from '../../src/gatsby/written/html-entities';

/** A document, and the files that it needs. */
export interface StillDocument {
  readonly html: string;
  /** Style sheets that were inline, by their address. The policy of a preview allows the inline styles of its own pages only. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Paths of pictures and fonts whose names are digests of their content. */
  readonly files: readonly string[];
}

const scripts = /<script\b(?:[^>"']|"[^"]*"|'[^']*')*>.*?<\/script>/gis;
const early = /<link\b(?:[^>"']|"[^"]*"|'[^']*')*\brel="(?:preload|modulepreload|prefetch|preconnect)"[^>]*>/gi;
const styles = /<style\b(?:[^>"']|"[^"]*"|'[^']*')*>(.*?)<\/style>/gis;
const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const styleAttribute = /\sstyle="([^"]*)"/i;
const digestNamed = /\/static\/[\w.%/-]*[0-9a-f]{8,32}[\w.%/-]*\.\w+/g;

/**
 * Makes the document.
 * @param folder the path of the folder of the style sheets
 */
export function stillDocument(html: string, folder: string): StillDocument {
  const sheets = new Map<string, string>();
  const keep = (text: string): string => {
    const address = `${folder}/${digestOf(text)}.css`;
    sheets.set(address, text);
    return `<link rel="stylesheet" href="${address}">`;
  };
  const rules = new Set<string>();
  const still = html
    .replace(scripts, '')
    .replace(early, '')
    .replace(styles, (_, text: string) => keep(text))
    .replace(tag, (found) =>
      found.replace(styleAttribute, (_, value: string) => {
        const name = digestOf(value);
        // An id weighs as much as a style attribute does against the rules of the page.
        rules.add(`:is(#still,[data-still="${name}"]){${decodeEntities(value)}}`);
        return ` data-still="${name}"`;
      }),
    );
  const whole = rules.size > 0 ? still.replace('</head>', `${keep([...rules].join('\n'))}</head>`) : still;
  const files = new Set([whole, ...sheets.values()].flatMap((text) => text.match(digestNamed) ?? []));
  return { html: whole, sheets, files: [...files].filter((file) => !file.includes('..')) };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
