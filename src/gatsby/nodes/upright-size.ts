/** The size of a picture as it is shown: gatsby-plugin-sharp rotates as EXIF says, but measures what is stored. */
import sharp from 'sharp';

export const uprightSize = async (file: string | Uint8Array) => (await sharp(file).metadata()).autoOrient;

interface ImageSharp {
  readonly parent: string;
}
interface ResolverInfo<Args> {
  readonly originalResolver: (source: ImageSharp, args: Args, context: ResolverContext, info: unknown) => unknown;
}
interface ResolverContext {
  readonly nodeModel: { readonly getNodeById: (query: { readonly id: string }) => { readonly absolutePath: string } };
}

/** Crops covers in the proportions in which they are shown. */
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
