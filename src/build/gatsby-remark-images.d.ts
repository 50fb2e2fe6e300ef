/** gatsby-remark-images comes without types: the part that the site calls. */
declare module 'gatsby-remark-images' {
  import type { CreateResolversArgs, Node } from 'gatsby';
  import type { Root } from 'mdast';

  /** Makes pictures of the images of a tree, in place: each becomes a node of HTML. */
  export default function makePictures(
    input: Pick<CreateResolversArgs, 'cache' | 'getNode' | 'reporter' | 'pathPrefix'> & {
      readonly markdownAST: Root;
      readonly markdownNode: Node;
      readonly getRemarkFileDependency: (filter: object) => Promise<Node | null>;
    },
    options: object,
  ): Promise<unknown>;
}
