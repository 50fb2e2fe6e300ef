import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { testFolder } from '../../__tests__/support/test-folder';
import { siteFrom } from '../../src/site/hosting/hosts';
import { listen } from '../local/host/local-host';
import { basePlaces, openBase } from './base-build';
import { buildMadeUp, builtSite } from './made-up-build';
import { type MadeUpSite, nothingKnown, usual } from './made-up-site';
import type { Review } from './review';
import { stillDocument } from './still-document';
import { writeReview } from './write-review';

const { at } = testFolder();
const never = new AbortController().signal;

async function reviewed(after: MadeUpSite): Promise<Review> {
  await buildMadeUp(usual, 'global', at('global'));
  await buildMadeUp(after, 'preview', at('preview'));
  const base = await openBase([at('global')], builtSite('preview'), never);
  return writeReview('.', at('preview'), builtSite('preview'), base, { ...nothingKnown, inputs: [] });
}

describe('where the base is', () => {
  test('the environment says, and otherwise it is on the public hosts', () => {
    const site = siteFrom({});
    expect(basePlaces(site, { REVIEW_BASE: 'dist/global, https://main--facet.netlify.app/' })).toEqual([
      'dist/global',
      'https://main--facet.netlify.app',
    ]);
    expect(basePlaces(site, {})).toEqual([
      'https://www.facet.example',
      'https://www.facet-zh.example',
      'https://ru.facet.example',
    ]);
  });

  test('it is not at hand if one of its manifests is missing, broken or does not come in time', async () => {
    await buildMadeUp(usual, 'global', at('global'));
    const site = builtSite('preview');
    expect(await openBase([at('global'), at('zh')], site, never)).toBeNull();
    expect(await openBase(['http://127.0.0.1:9/'], site, never)).toBeNull();
    expect(await openBase([], site, never)).toBeNull();
    const silent = createServer(() => {});
    const place = `http://127.0.0.1:${(await listen(silent)).port}`;
    expect(await openBase([place], site, AbortSignal.timeout(100))).toBeNull();
    silent.closeAllConnections();
    silent.close();
  });
});

test('the weights of a page are those of what both targets have', async () => {
  const review = await reviewed({ ...usual, styles: { ...usual.styles, home: '#123456' } });
  const weights = review.changes.map(({ weight }) => (weight ? weight.after - weight.before : null));
  expect(weights.length).toBe(3);
  for (const by of weights) expect(Math.abs(by ?? 100)).toBeLessThan(12);
});

test('nothing of an earlier review stays', async () => {
  await reviewed({ ...usual, menu: 'another' });
  const review = await reviewed(usual);
  expect(review.changes).toEqual([]);
  expect(existsSync(at('preview/_review/before'))).toBe(false);
});

describe('a still document', () => {
  const still = (body: string) => stillDocument(`<html><head><title>x</title></head><body>${body}</body></html>`, '/s');

  test('has no scripts, and does not load anything early', () => {
    const { html } = still(
      '<script>go(">")</script><script src="/a.js" async=""></script><link rel="preload" href="/b.js">',
    );
    expect(html).toBe('<html><head><title>x</title></head><body></body></html>');
  });

  test('has its inline styles in files', () => {
    const { html, sheets } = still('<style data-href="/x.css">a{color:red}</style><style>a{color:red}</style>');
    const [[address, text] = []] = [...sheets];
    expect([sheets.size, text]).toEqual([1, 'a{color:red}']);
    expect(html).toContain(`<link rel="stylesheet" href="${address}"><link rel="stylesheet" href="${address}">`);
  });

  test('has the styles of single elements in a file, too, and leaves text as it is', () => {
    const { html, sheets } = still('<p style="color:red;background:url(&quot;/a.png&quot;)">write style="x" so</p>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/s\/\w+\.css"><\/head>/);
    expect(html).toMatch(/<p data-still="\w+">write style="x" so<\/p>/);
    expect([...sheets.values()].join()).toMatch(/\{color:red;background:url\("\/a\.png"\)\}$/);
  });

  test('names the pictures and fonts that it needs', () => {
    const digest = 'd5616e8512c67be51c931582e1aef4a5';
    const { files } = still(
      `<img srcset="/static/${digest}/a/cover.webp 320w, /static/${digest}/b/cover.webp 640w"><style>@font-face{src:url(/static/noto-${digest}.woff2)}</style><img src="/static/../x-${digest}.png">`,
    );
    expect([...files].sort()).toEqual([
      `/static/${digest}/a/cover.webp`,
      `/static/${digest}/b/cover.webp`,
      `/static/noto-${digest}.woff2`,
    ]);
  });
});
