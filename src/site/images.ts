/**
 * Widths and quality of the site's images (specification 9).
 */

/** Breakpoints in px, by the specification's names. */
export const imageWidths = { xs: 320, mobile: 767, sm: 992, md: 1200, xl: 1400, xxl: 1536 } as const;

/** The widths (px) that an image is offered in, ascending. */
export const imageBreakpoints: readonly number[] = Object.values(imageWidths).sort((a, b) => a - b);

/** Default quality (percent) of a raster image; a page may lower it where a measurement shows the gain (design 13). */
export const imageQuality = 100;

/**
 * Quality of the pictures of the application, in articles and lists. Measured on four covers as WebP: 767 px wide 28.4 KB at
 * 100 and 13.5 KB at 80, 1536 px wide 61.2 KB and 30.1 KB, with no difference to the eye. AVIF would save a third more, but
 * takes up to 2.5 s for one image, which is minutes for a first build.
 */
export const pictureQuality = 80;
