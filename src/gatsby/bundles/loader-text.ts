/** The inline script of every document, which webpack would write to a file of its own. */
import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { waitingScript } from '../../browser/platform/below-styles';

let text: string | undefined;

/** The script on one line, the same for every host. */
export function loaderText(): string {
  text ??= buildSync({
    entryPoints: ['src/browser/document/loader.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'warning',
  }).outputFiles[0]?.text.trim();
  if (!text) throw new Error('src/browser/document/loader.ts made no script');
  return text;
}

const sourceOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The inline scripts of every document, as sources for the Content-Security-Policy. */
export const inlineSources = (): readonly string[] => [loaderText(), waitingScript].map(sourceOf);
