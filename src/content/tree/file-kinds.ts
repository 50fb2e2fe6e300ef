/** Files allowed in the content tree: their kind, size, and the first bytes of an image (docs/content.md). */
import type { Finding } from '../faults';
import { imageExtensions } from '../model/placement';

/** In bytes. The longest text has a tenth of it. */
export const mostBytes = { text: 128 * 1024, image: 1024 * 1024 } as const;

/** Bytes at the beginning of an image that show its kind. */
export const imageHead = 12;

/** By file extension; a dot stands for any byte. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n.\n/s,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftypavi[fs]/s,
};

/** Anything but a plain file could lead the build elsewhere, or keep it waiting forever. */
export const notAFile: Finding = {
  line: 1,
  rule: 'not-a-file',
  message: 'is a link, a pipe or a device; put a plain file in its place',
};

export function checkSize(kind: keyof typeof mostBytes, bytes: number): Finding | null {
  const most = mostBytes[kind];
  if (bytes <= most) return null;
  const advice = kind === 'image' ? 'save it as JPEG or WebP, at most 1536 px wide' : 'split it in two';
  const message = `has ${inKilobytes(bytes)} KB; at most ${inKilobytes(most)} KB are allowed; ${advice}`;
  return { line: 1, rule: 'too-large', message };
}

/** The format must be that of the extension. Other extensions are refused elsewhere. */
export function checkImageHead(file: string, head: Uint8Array): Finding | null {
  const ending = file.split('.').at(-1) ?? '';
  const beginning = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined;
  if (!beginning || beginning.test(String.fromCharCode(...head))) return null;
  const message = `is not a ${ending} image; export it as one, or change its file extension`;
  return { line: 1, rule: 'wrong-image-bytes', message };
}

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

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
