/**
 * What may lie in the content tree as a file: its kind, its size, and the bytes with which an image begins (issue 12, 1.4).
 */
import type { Finding } from './faults';

/** Bytes that a file may have. The longest text has a tenth of it, and a page with more could not be read. */
export const mostBytes = { text: 128 * 1024, image: 1024 * 1024 } as const;

/** Bytes at the beginning of an image that tell its kind. */
export const imageHead = 12;

/** How the bytes of an image begin, by the ending of its name; a dot stands for any byte. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n.\n/s,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftypavi[fs]/s,
};

/** Says that something in the tree is no plain file: it would lead the build elsewhere, or keep it waiting for ever. */
export const notAFile: Finding = {
  line: 1,
  rule: 'not-a-file',
  message: 'is a link, a pipe or a device; put a plain file in its place',
};

/** Checks the size of a file, in bytes. */
export function checkSize(kind: keyof typeof mostBytes, bytes: number): Finding | null {
  const most = mostBytes[kind];
  if (bytes <= most) return null;
  const message = `has ${inKilobytes(bytes)} KB; at most ${inKilobytes(most)} KB are allowed`;
  return { line: 1, rule: 'too-large', message };
}

/** Checks that an image is what the ending of its name says. Other endings are refused elsewhere. */
export function checkImageHead(file: string, head: Uint8Array): Finding | null {
  const ending = file.split('.').at(-1) ?? '';
  const beginning = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined;
  if (!beginning || beginning.test(String.fromCharCode(...head))) return null;
  const message = `does not hold a ${ending} image; export it as one, or name it by what it is`;
  return { line: 1, rule: 'wrong-image-bytes', message };
}

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
