/** A page that works without scripts, on another host and under its policy: the earlier version in a review. */
import { createHash } from 'node:crypto';
import { decodeEntities } from '../../src/gatsby/written/search-document';

const scripts = /<script\b(?:[^>"']|"[^"]*"|'[^']*')*>.*?<\/script>/gis;
const early = /<link\b(?:[^>"']|"[^"]*"|'[^']*')*\brel="(?:preload|modulepreload|prefetch|preconnect)"[^>]*>/gi;
const styles = /<style\b(?:[^>"']|"[^"]*"|'[^']*')*>(.*?)<\/style>/gis;
const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const styleAttribute = /\sstyle="([^"]*)"/i;
const digestNamed = /\/static\/[\w.%/-]*[0-9a-f]{8,32}[\w.%/-]*\.\w+/g;

/** `sheets` were inline, by address, since many pages share them; `files` are pictures and fonts named by digests of their content. */
export function stillDocument(html: string, folder: string) {
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
        // An id has the specificity that a style attribute would need.
        rules.add(`:is(#still,[data-still="${name}"]){${decodeEntities(value)}}`);
        return ` data-still="${name}"`;
      }),
    );
  const whole = rules.size > 0 ? still.replace('</head>', `${keep([...rules].join('\n'))}</head>`) : still;
  const files = new Set([whole, ...sheets.values()].flatMap((text) => text.match(digestNamed) ?? []));
  return { html: whole, sheets, files: [...files].filter((file) => !file.includes('..')) };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
