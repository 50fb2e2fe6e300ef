/**
 * Whether the pictures of the content can be read to their end, and are of a size that the build can work on (design 5.4).
 */
import type { Finding } from '../faults';
import { imageExtensions } from '../model/placement';

/** The largest width and height in pixels: five times the widest picture that pages show. */
export const mostPixels = 8_000;

/** The most pixels in all, in millions: a picture of few bytes can have so many that it takes seconds to read. */
const mostMegapixels = 24;

/** Whether a file is a picture, by its extension. */
export const isPicture = (file: string): boolean => imageExtensions.some((ending) => file.endsWith(ending));

/** Reads a picture, and says what is wrong with it. */
export async function readPicture(bytes: Uint8Array): Promise<Finding[]> {
  // Loaded here since most processes have no picture to read.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const found = `is ${width} × ${height} px`;
    const tooLarge = (most: string): Finding[] => [
      { line: 1, rule: 'image-too-large', message: `${found}; at most ${most} are allowed; save it smaller` },
    ];
    if (Math.max(width, height) > mostPixels) return tooLarge(`${mostPixels} px in each direction`);
    if (width * height > mostMegapixels * 1_000_000) return tooLarge(`${mostMegapixels} million px in all`);
    // Only reading every pixel shows whether the file is whole.
    await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
    return [];
  } catch {
    const message = 'cannot be read to its end, so it is cut off or damaged; export it again';
    return [{ line: 1, rule: 'broken-image', message }];
  }
}
