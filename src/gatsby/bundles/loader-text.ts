/** The inline script of every document, which webpack would write to a file of its own. */
import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

let text: string | undefined;

/** The script on one line, the same for every host. */
export function loaderText(): string {
  text ??= buildSync({
    entryPoints: ['src/browser/document/loader.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
  }).outputFiles[0]?.text.trim();
  if (!text) throw new Error('src/browser/document/loader.ts made no script');
  return text;
}

/** A CSP source for an inline text: `sha256-…`. */
export const sourceOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
