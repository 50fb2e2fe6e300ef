/** How much of a page a browser has after one round trip (docs/performance.md, Pages). */
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a server's first ten TCP segments. */
export const firstSegments = 14_600;

/** Bytes that the header lines of a page have at most (docs/pages.md, Security). */
const headerLines = 1_200;

/** Bytes of a text as the host sends it: by Brotli of quality 5. */
export const sentBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

export const isOneRoundTrip = (document: string): boolean => sentBytes(document) + headerLines <= firstSegments;
