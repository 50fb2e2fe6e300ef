/**
 * The size of a picture as it is shown. A camera stores many lying on their side, with a note on how to turn them (EXIF):
 * gatsby-plugin-sharp turns them, but measures them as they are stored.
 */
import sharp from 'sharp';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Measures a picture upright.
 * @param file its path, or its content
 */
export const uprightSize = async (file: string | Uint8Array): Promise<Size> =>
  (await sharp(file).metadata()).autoOrient;

/** A node of gatsby-transformer-sharp, and how its plugin resolves the field that is replaced. */
interface ImageSharp {
  readonly parent: string;
}
interface ResolverInfo<Args> {
  readonly originalResolver: (source: ImageSharp, args: Args, context: ResolverContext, info: unknown) => unknown;
}
interface ResolverContext {
  readonly nodeModel: { readonly getNodeById: (query: { readonly id: string }) => { readonly absolutePath: string } };
}

/** Has covers cut in the proportions in which they are shown. */
export const uprightCovers = {
  ImageSharp: {
    gatsbyImageData: {
      resolve: async <Args extends object>(
        source: ImageSharp,
        args: Args,
        context: ResolverContext,
        info: ResolverInfo<Args>,
      ): Promise<unknown> => {
        const { width, height } = await uprightSize(context.nodeModel.getNodeById({ id: source.parent }).absolutePath);
        return info.originalResolver(source, { aspectRatio: width / height, ...args }, context, info);
      },
    },
  },
};
