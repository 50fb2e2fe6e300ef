/** Types for the part of gatsby-plugin-sharp that the site calls; the package has no types of its own. */
declare module 'gatsby-plugin-sharp' {
  import type { CreateResolversArgs, Node } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  /** Has a picture cut in the widths asked for, and names the files; undefined if it cannot be read. */
  export function generateImageData(
    input: Pick<CreateResolversArgs, 'reporter' | 'pathPrefix'> & {
      readonly file: Node;
      readonly args: {
        readonly layout: 'constrained';
        readonly placeholder: 'none';
        readonly formats: readonly ('auto' | 'webp')[];
        readonly quality: number;
        readonly width: number;
        readonly aspectRatio: number;
        readonly breakpoints?: readonly number[];
        readonly outputPixelDensities?: readonly number[];
      };
    },
  ): Promise<IGatsbyImageData | undefined>;
}
