/** Types for the part of gatsby-remark-images that the site calls; the package has no types of its own. */
declare module 'gatsby-remark-images' {
  import type { CreateResolversArgs, Node } from 'gatsby';
  import type { Root } from 'mdast';

  /** Replaces each image of a tree, in place, with an HTML node that shows it. */
  export default function makePictures(
    input: Pick<CreateResolversArgs, 'cache' | 'getNode' | 'reporter' | 'pathPrefix'> & {
      readonly markdownAST: Root;
      readonly markdownNode: Node;
      readonly getRemarkFileDependency: (filter: object) => Promise<Node | null>;
    },
    options: object,
  ): Promise<unknown>;
}
