/**
 * The pictures of a Markdown text: gatsby-remark-images makes each in several widths, and the HTML that offers them.
 */
import type { CreateResolversArgs, Node } from 'gatsby';
import makePictures from 'gatsby-remark-images';
import type { Root } from 'mdast';
import { imageBreakpoints, pictureQuality } from '../../site/pages/images';

/** The part of a resolver's context that is used here: it belongs to the query for which the resolver runs. */
export interface QueryContext {
  readonly nodeModel: {
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
  };
}

/** Options of gatsby-remark-images; those that are not named here keep the plugin's defaults. */
export const pictureOptions = {
  maxWidth: 767,
  srcSetBreakpoints: imageBreakpoints,
  linkImagesToOriginal: false,
  withWebp: true,
  quality: pictureQuality,
  showCaptions: ['title'],
  backgroundColor: 'transparent',
  disableBgImage: true,
} as const;

/**
 * Puts the HTML of its pictures into a body, in place. The query depends on the files of the pictures from then on.
 * @returns the body
 */
export async function withPictures(
  body: Root,
  node: Node,
  { nodeModel }: QueryContext,
  { cache, getNode, reporter, pathPrefix }: CreateResolversArgs,
): Promise<Root> {
  await makePictures(
    {
      markdownAST: body,
      markdownNode: node,
      getNode,
      reporter,
      cache,
      pathPrefix,
      getRemarkFileDependency: (filter) => nodeModel.findOne({ type: 'File', query: { filter } }),
    },
    pictureOptions,
  );
  return body;
}
