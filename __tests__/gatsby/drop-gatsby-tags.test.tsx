import { readFileSync } from 'node:fs';
import type { ReactElement, ReactNode } from 'react';
import { isGatsbyTag, withoutStyleAttributes } from '../../src/gatsby/drop-gatsby-tags';

/** The part of Gatsby's plugin for pictures that adds to documents. */
interface PicturesPlugin {
  readonly onRenderBody: (page: { readonly setHeadComponents: (nodes: readonly ReactElement[]) => void }) => void;
}

/** Stands for Gatsby's own component for a part of the page that is rendered apart. */
const Slice = (_props: { readonly sliceId: string }) => null;

test.each<[string, ReactNode, boolean]>([
  ['the inline script with the page’s path', <script key="script-loader" />, true],
  ['the name of what made it', <meta key="generator-5.16.1" name="generator" />, true],
  ['the list of scripts', <Slice key="scripts" sliceId="_gatsby-scripts" />, true],
  ['the list of scripts without a key', <Slice sliceId="_gatsby-scripts" />, true],
  ['the entry script', <script key="entry" src="/app.js" />, false],
  ['styles without a key', <style />, false],
  ['a key that only holds the name', <script key="own-script-loader" />, false],
  ['another part that is rendered apart', <Slice key="part" sliceId="header" />, false],
  ['nothing', null, false],
  ['a text', 'script-loader', false],
  ['a list', [<script key="script-loader" />], false],
])('of Gatsby’s head, %s is dropped, or kept', (_title, node, isDropped) => expect(isGatsbyTag(node)).toBe(isDropped));

test('a document drops all that gatsby-plugin-image adds', () => {
  const added: ReactElement[] = [];
  const { onRenderBody } = jest.requireActual<PicturesPlugin>('gatsby-plugin-image/gatsby-ssr');
  onRenderBody({ setHeadComponents: (nodes) => void added.push(...nodes) });
  expect(added).not.toEqual([]);
  expect(added.filter((node) => !isGatsbyTag(node))).toEqual([]);
});

test.each(['key={`script-loader`}', 'sliceId: `_gatsby-scripts`'])('Gatsby still names it so: %s', (name) => {
  expect(readFileSync('node_modules/gatsby/cache-dir/static-entry.js', 'utf8')).toContain(name);
});

test('Gatsby’s own elements lose their style attributes, and nothing else does', () => {
  const root = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="x:1">1</p></div>';
  const announcer = '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>';
  expect(withoutStyleAttributes(root + announcer)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="x:1">1</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});
