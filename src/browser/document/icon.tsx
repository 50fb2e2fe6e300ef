/**
 * The site's icon as an address that holds it (`static/favicon.svg`): a browser asks for an icon's file while the page is being
 * painted, and pages in a slow network wait for both.
 */
import type { ReactElement } from 'react';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2b46d4" d="M16 2 4 9l12 7z"/><path fill="#7b2fa8" d="m16 2 12 7-12 7z"/><path fill="#0d7a72" d="M4 9v14l12-7z"/><path fill="#a8420f" d="M28 9v14l-12-7z"/><path fill="#8a6400" d="m4 23 12 7V16z"/><path fill="#2b46d4" d="m28 23-12 7V16z"/></svg>';

// What an address may not have; the rest is as it is in the page's own mark, so that both together take less.
export const iconAddress: string = `data:image/svg+xml,${svg.replace(/[<>"#]/g, encodeURIComponent)}`;

/** The links to the icon: for pages, and for home screens and search engines, which show no icon that stands in a page. */
export const iconLinks: readonly ReactElement[] = [
  <link key="icon" rel="icon" href={iconAddress} />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
];
