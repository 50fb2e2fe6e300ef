/** Widths and quality of the site's images (specification 9). */

/** The widest small screen, in px. */
export const mobileWidth = 767;
export const imageWidths = { xs: 320, mobile: mobileWidth, sm: 992, md: 1200, xl: 1400, xxl: 1536 } as const;

/** Widths (px) in which an image is offered, ascending. They cover pixel densities 1 and 2 (specification 9). */
export const imageBreakpoints: readonly number[] = Object.values(imageWidths).sort((a, b) => a - b);

/** Default quality (percent) of a raster image; a page may lower it where a measurement shows the gain (docs/decisions.md). */
export const imageQuality = 100;

/**
 * Quality of screenshots. Of the 19 covers as WebP, 1536 px wide, 55.3 KB at 100 and 26.5 KB at 80, with no visible
 * difference at full size. AVIF takes 2.5 s for one image.
 */
export const pictureQuality = 80;
