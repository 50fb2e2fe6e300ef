/** Images: in the folder of the page that shows them, with alternative text, and shown (docs/content-model.md). */
import { posix } from 'node:path';
import { decoded } from '../../site/hosting/request-paths.ts';
import type { Fault, Finding, Position } from '../faults';
import { didYouMean, nearestFew } from '../nearest';
import { nameOf } from '../text/decode';
import type { PlacedFile } from '../tree/documents';

export function namesByFolder(images: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byFolder = new Map<string, string[]>();
  for (const image of images) {
    const folder = posix.dirname(image);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), posix.basename(image)]);
  }
  return byFolder;
}

/**
 * Checks the images of one file.
 * @param images names of the images in each folder
 * @param files names of all files in it except Markdown
 * @returns `used` are the paths of existing images, relative to the project
 */
export function checkImages(
  { file, source, data }: PlacedFile,
  images: ReadonlyMap<string, readonly string[]>,
  files: ReadonlyMap<string, readonly string[]>,
): { findings: Finding[]; used: string[] } {
  const findings: Finding[] = [];
  const used: string[] = [];
  const folder = posix.dirname(file);
  const beside = images.get(folder) ?? [];
  const check = (address: string, placeOf: () => Position & { readonly field?: string }): void => {
    const written = address.replace(/^\.\//, '');
    const name = decoded(written);
    if (beside.includes(written)) {
      used.push(`${folder}/${written}`);
    } else if (beside.includes(name)) {
      used.push(`${folder}/${name}`);
      const message = `"${address}" has escapes, which the build does not read; give the file a name that needs none`;
      findings.push({ ...placeOf(), rule: 'missing-image', message });
    } else if (/^([a-z]+:|[/\\]{2})/i.test(name)) {
      const message = `"${address}" is on another website; put the file in the folder of the page and write "./name.png"`;
      findings.push({ ...placeOf(), rule: 'remote-image', message });
    } else if (name === '' || /[/\\]/.test(name)) {
      const message = `"${address}" is not in the folder of the page; put the file there and write "./name.png"`;
      findings.push({ ...placeOf(), rule: 'image-elsewhere', message });
    } else {
      const alike = beside.find((other) => other.normalize() === name.normalize());
      const there = nearestFew(name, beside).join(', ') || 'no images';
      const message = alike
        ? `"${address}" looks like the name of a file, which is spelled with other characters (${spelling(alike)} there, ${spelling(name)} here); name the file in plain letters, and write that name here`
        : `"${address}" does not exist${didYouMean(name, beside)} (in the folder: ${there})`;
      // A file of a forbidden kind is reported as a fault of that file.
      if (!files.get(folder)?.includes(name)) findings.push({ ...placeOf(), rule: 'missing-image', message });
    }
  };

  // If the front matter cannot be read, any image of the folder may be in use.
  if (!source.fields) used.push(...beside.map((name) => `${folder}/${name}`));
  const { image, image_alt: alt } = data;
  const at = (field: string) => ({ ...(source.fields?.positionOf([field]) ?? { line: 1 }), field });
  if (typeof image === 'string' && image.trim() !== '') check(image, () => at('image'));
  if (image !== undefined && alt === undefined) {
    const message = 'needs the field image_alt, which says in words what the image shows';
    findings.push({ ...at('image'), rule: 'image-without-alt', message });
  }
  if (alt !== undefined && image === undefined) {
    const message = 'describes an image, but the field image is missing; add it or remove image_alt';
    findings.push({ ...at('image_alt'), rule: 'alt-without-image', message });
  }
  for (const { url, alt: text, line, column = 1 } of source.markdown.images) {
    check(url, () => ({ line, column }));
    if (text === '') {
      const message = `"${url}" has no alternative text; write ![what it shows](${url})`;
      findings.push({ line, column, rule: 'empty-alt', message });
    }
  }
  return { findings, used };
}

/** Shows characters beyond ASCII as code points, to tell apart what looks the same: `e U+0301`. */
const spelling = (name: string): string => Array.from(name.matchAll(/[^ -~]/gu), ([sign]) => nameOf(sign)).join(' ');

export function checkUnusedImages(images: readonly string[], used: ReadonlySet<string>): Fault[] {
  return images
    .filter((file) => !used.has(file))
    .map((file) => ({
      file,
      line: 1,
      rule: 'unused-image' as const,
      message: 'no page in its folder shows this image; use it in a page or remove it',
    }));
}
