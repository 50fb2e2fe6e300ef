/** Whether pictures are complete, and of a size that the build can process (docs/content.md). */
import type { Finding } from '../faults';
import { imageExtensions } from '../model/placement';

/** Width and height in pixels: five times the widest picture on a page. */
export const mostPixels = 8_000;

/** A small file can have so many pixels that it takes seconds to read. */
const mostMegapixels = 24;

export const isPicture = (file: string): boolean => imageExtensions.some((ending) => file.endsWith(ending));

export async function readPicture(bytes: Uint8Array): Promise<Finding[]> {
  // Most processes have no picture to read.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const found = `is ${width} × ${height} px`;
    const tooLarge = (most: string): Finding[] => [
      { line: 1, rule: 'image-too-large', message: `${found}; at most ${most} are allowed; save it smaller` },
    ];
    if (Math.max(width, height) > mostPixels) return tooLarge(`${mostPixels} px in each direction`);
    if (width * height > mostMegapixels * 1_000_000) return tooLarge(`${mostMegapixels} million px in all`);
    // Only decoding every pixel shows whether the file is complete.
    await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
    return [];
  } catch {
    const message = 'cannot be read to its end, so it is cut off or damaged; export it again';
    return [{ line: 1, rule: 'broken-image', message }];
  }
}
