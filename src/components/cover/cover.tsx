import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { CoverData } from '../../queries/data';
import * as styles from './cover.module.css';

/**
 * The picture of an entry, in the widths of the specification (9).
 * @param sizes how wide it is shown, as the `sizes` attribute of an image says it: one picture stands in several places
 * @param first whether it is the first picture of the page: that one is loaded at once, the others when they come near
 */
export function Cover(props: { readonly of: CoverData; readonly sizes: string; readonly first?: boolean }) {
  const { of, sizes, first = false } = props;
  const image = of.image?.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  return (
    <GatsbyImage
      image={shownAt(image, sizes)}
      alt={of.image_alt ?? ''}
      className={styles.cover}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}

/** An image's data with another width on the page. */
function shownAt(image: IGatsbyImageData, sizes: string): IGatsbyImageData {
  const { fallback, sources = [] } = image.images;
  return {
    ...image,
    images: { ...(fallback && { fallback: { ...fallback, sizes } }), sources: sources.map((s) => ({ ...s, sizes })) },
  };
}
