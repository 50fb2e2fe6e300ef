import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CoverData } from '../data/data';
import * as styles from './cover.module.css';

/**
 * The picture of an entry, in the widths of the specification (9), made by gatsby-plugin-image. Its `GatsbyImage` is not used:
 * it shows a picture by script, writes it twice, and fetches `react-dom/server` into every page that has one (design 12).
 * @param sizes how wide the whole picture is, as in the `sizes` attribute of an image, since a picture is used in several
 * places: never less than 42rem, where its labels have 13 px. A narrower place shows a corner of it, no smaller labels.
 * @param first whether it is the first picture of the page: that one is loaded at once, the others when they come close
 */
export function Cover(props: { readonly of: CoverData; readonly sizes: string; readonly first?: boolean }) {
  const { of, sizes, first = false } = props;
  const image = of.image?.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const [width, height] = pixelsOf(image);
  return (
    <img
      className={styles.cover}
      src={image.images.fallback?.src}
      srcSet={image.images.fallback?.srcSet}
      sizes={sizes}
      alt={of.image_alt ?? ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchpriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** Width and height of the largest version in px; the plugin's own are those of a picture one pixel wide. */
function pixelsOf({ images, width, height }: IGatsbyImageData): readonly [number, number] {
  const widths = images.fallback?.srcSet?.match(/\d+(?=w(?:,|$))/g) ?? [];
  const widest = Math.max(...widths.map(Number), width);
  return [widest, Math.round((widest * height) / width)];
}
