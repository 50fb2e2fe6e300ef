/**
 * The pictures of a Markdown text: gatsby-plugin-sharp makes each in several widths for an `img` with the size of the whole picture,
 * which reserves its space while it loads. The policy allows no style attribute.
 */
import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Html, Image, ImageReference, Nodes, Paragraph, Root } from 'mdast';
import { element } from '../../content/render/element';
import { definitionsIn, walk } from '../../content/text/walk';
import { imageBreakpoints, imageWidths, mobileWidth, pictureQuality } from '../../site/pages/images';
import { uprightSize } from './upright-size';

export interface QueryContext {
  readonly nodeModel: {
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
  };
}

type FileNode = Node & { readonly absolutePath: string };

interface Written {
  readonly url: string;
  readonly alt: string;
  readonly title: string | null;
}

/**
 * Replaces the pictures of a body by their HTML. The query then depends on the files of the pictures.
 * @param node the node of the text; the pictures are in its folder
 * @returns the same body
 */
export async function withPictures(
  body: Root,
  node: { readonly fileAbsolutePath: string },
  { nodeModel }: QueryContext,
  { reporter, pathPrefix }: Pick<CreateResolversArgs, 'reporter' | 'pathPrefix'>,
): Promise<Root> {
  const folder = path.posix.dirname(node.fileAbsolutePath);
  await Promise.all(
    imagesOf(body).map(async ({ written, isAlone, replace }) => {
      // The address is the name of a file: the check refuses escapes.
      const query = { filter: { absolutePath: { eq: path.posix.join(folder, written.url) } } };
      const file = (await nodeModel.findOne({ type: 'File', query })) as FileNode | null;
      if (!file) return;
      const image = await imageOf(file, written, { reporter, pathPrefix });
      replace({ type: 'html', value: toHtml(isAlone ? figureOf(image, written) : image) });
    }),
  );
  return body;
}

/** The images of a body, whether each is alone in its paragraph, and how to replace it. */
function imagesOf(body: Root) {
  const definitions = definitionsIn(body);
  const writtenIn = (node: Image | ImageReference): Written | null => {
    const target = node.type === 'image' ? node : definitions.get(node.identifier);
    return target ? { url: target.url, title: target.title ?? null, alt: node.alt ?? '' } : null;
  };
  const images: { written: Written; isAlone: boolean; replace: (html: Html) => void }[] = [];
  walk<Nodes>(body, (parent) => {
    if (!('children' in parent)) return;
    for (const [place, node] of parent.children.entries()) {
      const written = node.type === 'image' || node.type === 'imageReference' ? writtenIn(node) : null;
      if (!written) continue;
      const isAlone = parent.type === 'paragraph' && parent.children.length === 1;
      const replace = (html: Html) => (parent as Paragraph).children.splice(place, 1, html);
      images.push({ written, isAlone, replace });
    }
  });
  return images;
}

/** The widths of a picture as WebP, and one in its own format for programs that read the address alone. */
async function imageOf(
  file: FileNode,
  { alt, title }: Written,
  site: Pick<CreateResolversArgs, 'reporter' | 'pathPrefix'>,
): Promise<Element> {
  const { width, height } = await uprightSize(file.absolutePath);
  const common = {
    layout: 'constrained',
    placeholder: 'none',
    quality: pictureQuality,
    width: Math.min(width, mobileWidth),
    aspectRatio: width / height,
  } as const;
  const narrower = imageBreakpoints.filter((each) => each < width);
  const breakpoints = [...new Set([...narrower, Math.min(width, imageWidths.xxl)])];
  const [webp, own] = await Promise.all([
    generateImageData({ ...site, file, args: { ...common, formats: ['webp'], breakpoints } }),
    generateImageData({ ...site, file, args: { ...common, formats: ['auto'], outputPixelDensities: [1] } }),
  ]);
  return element('img', {
    className: ['gatsby-resp-image-image'],
    src: own?.images.fallback?.src,
    srcSet: webp?.images.fallback?.srcSet,
    sizes: webp?.images.fallback?.sizes,
    alt,
    title: title ?? undefined,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
  });
}

const figureOf = (image: Element, { title }: Written): Element =>
  element('figure', { className: ['gatsby-resp-image-figure'] }, [
    element('span', { className: ['gatsby-resp-image-wrapper'] }, [image]),
    ...(title
      ? [element('figcaption', { className: ['gatsby-resp-image-figcaption'] }, [{ type: 'text', value: title }])]
      : []),
  ]);
