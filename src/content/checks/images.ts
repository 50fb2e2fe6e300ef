/**
 * Images: each lies beside the page that shows it, has alternative text, and is shown (docs/content-model.md).
 */
import { posix } from 'node:path';
import type { PlacedFile } from '../documents';
import type { Fault, Finding, Position } from '../faults';
import { didYouMean } from '../nearest';

/** Checks the images of one file. `used` are the paths, relative to the project, of those that exist. */
export function checkImages(
  { file, source, data }: PlacedFile,
  images: readonly string[],
): { findings: Finding[]; used: string[] } {
  const findings: Finding[] = [];
  const used: string[] = [];
  const folder = posix.dirname(file);
  const beside = images.filter((image) => posix.dirname(image) === folder).map((image) => posix.basename(image));
  const check = (address: string, place: Position & { readonly field?: string }): void => {
    const name = decoded(address).replace(/^\.\//, '');
    if (beside.includes(name)) {
      used.push(`${folder}/${name}`);
    } else if (/^([a-z]+:|[/\\]{2})/i.test(name)) {
      const message = `"${address}" lies elsewhere on the web; put the file beside the page and write "./name.png"`;
      findings.push({ ...place, rule: 'remote-image', message });
    } else if (name === '' || /[/\\]/.test(name)) {
      const message = `"${address}" is no file beside the page; put it there and write "./name.png"`;
      findings.push({ ...place, rule: 'image-elsewhere', message });
    } else {
      const there = beside.join(', ') || 'no image';
      const message = `"${address}" does not exist${didYouMean(name, beside)} (beside the page: ${there})`;
      findings.push({ ...place, rule: 'missing-image', message });
    }
  };

  // Which images the front matter shows is unknown while it cannot be read.
  if (!source.fields) used.push(...beside.map((name) => `${folder}/${name}`));
  const { image, image_alt: alt } = data;
  const at = (field: string) => ({ ...(source.fields?.positionOf([field]) ?? { line: 1 }), field });
  if (typeof image === 'string' && image.trim() !== '') check(image, at('image'));
  if (image !== undefined && alt === undefined) {
    findings.push({
      ...at('image'),
      rule: 'image-without-alt',
      message: 'needs image_alt: what the image shows, in words',
    });
  }
  if (alt !== undefined && image === undefined) {
    findings.push({
      ...at('image_alt'),
      rule: 'alt-without-image',
      message: 'describes an image, but image is missing',
    });
  }
  for (const { url, alt: text, line, column = 1 } of source.markdown.images) {
    check(url, { line, column });
    if (text === '') {
      const message = `"${url}" has no alternative text; write ![what it shows](${url})`;
      findings.push({ line, column, rule: 'empty-alt', message });
    }
  }
  return { findings, used };
}

/** Finds the images that no page shows. */
export function checkUnusedImages(images: readonly string[], used: ReadonlySet<string>): Fault[] {
  return images
    .filter((file) => !used.has(file))
    .map((file) => ({
      file,
      line: 1,
      rule: 'unused-image' as const,
      message: 'no page of its folder shows this image; refer to it or remove it',
    }));
}

/** A path without percent escapes; as it stands where they are malformed. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
