import type { ReactElement } from 'react';
import { facets } from '../../stone/facets';

/** `--facet-1` to `--facet-5` in the light theme: an icon has no style sheet. */
const colors = ['#2b46d4', '#0d7a72', '#a8420f', '#7b2fa8', '#8a6400'];

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${facets
  .map(({ path, color }) => `<path fill="${colors[color - 1]}" d="${path}"/>`)
  .join('')}</svg>`;

/**
 * The icon as a data URI: a browser asks for an icon's file while the page is being painted, and on a slow network both wait.
 * Escapes only what a URI requires: the rest then compresses against the logo in the page.
 */
export const iconAddress: string = `data:image/svg+xml,${svg.replace(/[<>"#]/g, encodeURIComponent)}`;

/** For pages, and for home screens and search engines, which show no icon that is a data URI. */
export const iconLinks: readonly ReactElement[] = [
  <link key="icon" rel="icon" href={iconAddress} />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
];
