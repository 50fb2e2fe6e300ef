import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CoverData } from '../data/data';
import * as styles from './cover.module.css';

/**
 * Not `GatsbyImage`, which needs a script to show a picture, writes it twice, and pulls `react-dom/server` into every page.
 * @param sizes the picture's full width, at least 42rem, where its labels are 13 px. Narrower cards show a corner of it.
 * @param first whether it is the page's first picture, which is loaded at once; the others load lazily
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

/** Of the largest version; the plugin's own numbers are for a picture one pixel wide. */
function pixelsOf({ images, width, height }: IGatsbyImageData): readonly [number, number] {
  const widths = images.fallback?.srcSet?.match(/\d+(?=w(?:,|$))/g) ?? [];
  const widest = Math.max(...widths.map(Number), width);
  return [widest, Math.round((widest * height) / width)];
}
