/**
 * Whether the pictures of the content can be read to their end, and are of a size that the build can work on (design 5.4).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Fault, Finding } from '../faults';
import type { KeptResults } from '../tree/kept-results';
import { imageExtensions } from '../tree/placement';

/** The largest width and height in pixels: five times the widest picture that pages show. */
export const mostPixels = 8_000;

/**
 * Finds the pictures that are cut off or too large. Those that are already at fault are left out.
 * @param files of the content, by their path relative to the project; those that are no pictures are left out
 * @param faults what is already known about the files
 */
export async function pictureFaults(
  projectRoot: string,
  files: readonly string[],
  faults: readonly Fault[],
  kept: KeptResults<readonly Finding[]>,
): Promise<Fault[]> {
  const known = new Set(faults.map(({ file }) => file));
  const pictures = files.filter((file) => imageExtensions.some((ending) => file.endsWith(ending)) && !known.has(file));
  const found: Fault[] = [];
  for (const file of pictures) {
    const bytes = await readFile(path.join(projectRoot, file));
    const earlier = kept.get([bytes]);
    const findings = earlier ?? (await findingsOf(bytes));
    if (!earlier) kept.put([bytes], findings);
    found.push(...findings.map((finding) => ({ ...finding, file })));
  }
  return found;
}

async function findingsOf(bytes: Uint8Array): Promise<Finding[]> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > mostPixels) {
      const message = `is ${width} × ${height} px; at most ${mostPixels} px are allowed in each direction`;
      return [{ line: 1, rule: 'image-too-large', message }];
    }
    // Only reading every pixel shows whether the file is whole.
    await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
    return [];
  } catch {
    const message = 'cannot be read to its end, so it is cut off or damaged; export it again';
    return [{ line: 1, rule: 'broken-image', message }];
  }
}
