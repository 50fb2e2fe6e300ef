/**
 * Widths and quality of the site's images (specification 9).
 */

/** The widest small screen, in px. */
export const mobileWidth = 767;

/** Breakpoints in px, by the specification's names. */
export const imageWidths = { xs: 320, mobile: mobileWidth, sm: 992, md: 1200, xl: 1400, xxl: 1536 } as const;

/**
 * The widths (px) in which an image is offered, ascending. They cover the pixel densities 1 and 2 (specification 9): a browser
 * takes the width that its screen needs, and an image shown up to 767 px wide also exists in twice that width.
 */
export const imageBreakpoints: readonly number[] = Object.values(imageWidths).sort((a, b) => a - b);

/** Default quality (percent) of a raster image; a page may lower it where a measurement shows the gain (design 13). */
export const imageQuality = 100;

/**
 * Quality of the pictures of the application, in articles and lists. Mean of the 19 covers as WebP: 767 px wide 25.4 KB at 100
 * and 12.0 KB at 80, 1536 px wide 55.3 KB and 26.5 KB; side by side at full size no difference is visible. AVIF is not used:
 * one image of 1536 px takes 2.5 s at quality 60 or 70, which adds minutes to a first build.
 */
export const pictureQuality = 80;
