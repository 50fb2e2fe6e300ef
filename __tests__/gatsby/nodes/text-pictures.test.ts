/**
 * The pictures of a text as HTML (docs/pages.md); gatsby-plugin-sharp itself is replaced by one that names what it was asked for.
 */
import { existsSync } from 'node:fs';
import type path from 'node:path';
import sharp from 'sharp';
import { render } from '../../../src/content/render/render';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { type QueryContext, withPictures } from '../../../src/gatsby/nodes/text-pictures';
import { uprightCovers, uprightSize } from '../../../src/gatsby/nodes/upright-size';
import { textPictures } from '../../../src/gatsby/written/built-pages';
import { testFolder } from '../../support/test-folder';

interface Asked {
  readonly file: { readonly absolutePath: string };
  readonly args: {
    readonly formats: readonly string[];
    readonly width: number;
    readonly breakpoints?: readonly number[];
  };
}

jest.mock('gatsby-plugin-sharp', () => ({
  generateImageData: ({ file, args }: Asked) => {
    const { name, ext } = jest.requireActual<typeof path>('node:path').parse(file.absolutePath);
    const address = `/static/0a/${encodeURIComponent(name)}`;
    const kind = args.formats[0] === 'auto' ? ext : '.webp';
    const srcSet = (args.breakpoints ?? [args.width]).map((width) => `${address}${kind} ${width}w`).join(',\n');
    return Promise.resolve({ images: { fallback: { src: `${address}${kind}`, srcSet, sizes: '100vw' } } });
  },
}));

const { at, write } = testFolder();

async function drawn(name: string, width: number, height: number, orientation = 1): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#888' } });
  write(name, await picture.withMetadata({ orientation }).jpeg().toBuffer());
  return at(name);
}

/** The HTML of a text whose folder holds the files of the test. */
async function htmlOf(markdown: string): Promise<string> {
  const { body } = parseMarkdown(markdown);
  const context: QueryContext = {
    nodeModel: {
      findOne: ({ query }) => {
        const { filter } = query as { readonly filter: { readonly absolutePath: { readonly eq: string } } };
        const absolutePath = filter.absolutePath.eq;
        return Promise.resolve(existsSync(absolutePath) ? ({ absolutePath } as never) : null);
      },
    },
  };
  const pictured = await withPictures(body, { fileAbsolutePath: at('en.md') }, context, {
    reporter: {} as never,
    pathPrefix: '',
  });
  return render(pictured, { anchor: 'Link', table: 'Table', locale: 'en' });
}

beforeEach(async () => {
  await drawn('window.jpg', 1600, 900);
  await drawn('small.jpg', 300, 200);
  await drawn('phone.jpg', 1534, 767, 6);
  await drawn('a#b?c %d,é.jpg', 800, 600);
});

test('a picture on its own is a figure with the size of the whole picture, and its title is the caption', async () => {
  const html = await htmlOf('![A "window"](./window.jpg "What it shows")');
  expect(html.replace(/ srcset="[^"]+"/, '')).toBe(
    '<figure class="gatsby-resp-image-figure"><span class="gatsby-resp-image-wrapper"><img class="gatsby-resp-image-image" src="/static/0a/window.jpg" sizes="100vw" alt="A &#x22;window&#x22;" width="1600" height="900" loading="lazy" decoding="async"></span><figcaption class="gatsby-resp-image-figcaption">What it shows</figcaption></figure>',
  );
});

test('a picture within a line or a link stays there', async () => {
  const html = await htmlOf('See ![A](window.jpg) and [![B](small.jpg)](/pricing).');
  expect(html).toMatch(
    /^<p>See <img class="gatsby-resp-image-image"[^>]*alt="A"[^>]*> and <a href="\/pricing"><img[^>]*alt="B"[^>]*><\/a>\.<\/p>$/,
  );
});

test('a picture by reference is shown, by the first definition of its name', async () => {
  const html = await htmlOf('![A][pic]\n\n[pic]: ./small.jpg "Small"\n\n[pic]: ./window.jpg');
  expect(html).toContain('width="300" height="200"');
  expect(html).toContain('>Small</figcaption>');
});

test.each([
  ['small.jpg', [300]],
  ['a#b?c %d,é.jpg', [320, 767, 800]],
  ['window.jpg', [320, 767, 992, 1200, 1400, 1536]],
])('%s is offered in the widths of the specification, and in none that it does not have', async (name, expected) => {
  const widths = [...(await htmlOf(`![A](<${name}>)`)).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(expected);
  expect(textPictures(await htmlOf(`![A](<${name}>)`)).map(decodeURIComponent)).toEqual([`/static/0a/${name}`]);
});

test.each([1, 3, 5, 6, 8])('a picture stored with orientation %d is measured upright', async (orientation) => {
  const [width, height] = orientation < 5 ? [40, 20] : [20, 40];
  expect(await uprightSize(await drawn('turned.jpg', 40, 20, orientation))).toEqual({ width, height });
});

test('a picture that a phone stored lying on its side is shown upright, in a text and as a cover', async () => {
  expect(await htmlOf('![A](./phone.jpg)')).toContain('width="767" height="1534"');
  const args = await uprightCovers.ImageSharp.gatsbyImageData.resolve(
    { parent: 'file' },
    { layout: 'fullWidth' },
    { nodeModel: { getNodeById: () => ({ absolutePath: at('phone.jpg') }) } },
    { originalResolver: (_source, given) => given },
  );
  expect(args).toEqual({ layout: 'fullWidth', aspectRatio: 0.5 });
});

test('a picture that is not there stays as it was written', async () => {
  expect(await htmlOf('![A](gone.jpg)')).toBe('<p><img src="gone.jpg" alt="A"></p>');
});
