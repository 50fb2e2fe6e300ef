/**
 * Widths and quality of the site's images (specification 9).
 */

/** Breakpoints in px, by the specification's names. */
export const imageWidths = { xs: 320, mobile: 767, sm: 992, md: 1200, xl: 1400, xxl: 1536 } as const;

/** The widths (px) that an image is offered in, ascending. */
export const imageBreakpoints: readonly number[] = Object.values(imageWidths).sort((a, b) => a - b);

/** Default quality (percent) of a raster image; a page may lower it where a measurement shows the gain (design 13). */
export const imageQuality = 100;
