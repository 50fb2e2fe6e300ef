/**
 * Pictures with a palette, and their PNG (ISO/IEC 15948). The colors of a card are known before it is drawn; sharp would first search
 * the best palette for each picture, which takes longer than drawing it.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** @param hex `#rrggbb` */
export const colorOf = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Steps from paper to ink, without the paper: enough for smooth letters. */
export const shades = 15;

/** The colors of ink on paper, from nearly paper to pure ink. */
export const shadesOf = (paper: Color, ink: Color): Color[] =>
  Array.from({ length: shades }, (_, step) => mixed(paper, ink, (step + 1) / shades));

const mixed = ([r, g, b]: Color, [red, green, blue]: Color, share: number): Color => [
  Math.round(r + (red - r) * share),
  Math.round(g + (green - g) * share),
  Math.round(b + (blue - b) * share),
];

interface IndexedPicture {
  readonly palette: readonly Color[];
  readonly pixels: Uint8Array;
}

const mostColors = 256;

/**
 * @param data red, green and blue of each pixel
 * @param first the palette begins with these; the picture's most frequent colors fill it. Other colors become the nearest
 */
export function indexed(data: Uint8Array, first: readonly Color[]): IndexedPicture {
  const counts = new Map<number, number>();
  const keys = new Uint32Array(data.length / 3);
  for (let index = 0; index < keys.length; index += 1) {
    const key = ((data[index * 3] ?? 0) << 16) | ((data[index * 3 + 1] ?? 0) << 8) | (data[index * 3 + 2] ?? 0);
    keys[index] = key;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
  const colorAt = (key: number): Color => [key >> 16, (key >> 8) & 255, key & 255];
  const palette = [...first, ...frequent.slice(0, mostColors - first.length).map(colorAt)];
  const indices = new Map(frequent.map((key) => [key, nearest(palette, colorAt(key))]));
  return { palette, pixels: Uint8Array.from(keys, (key) => indices.get(key) ?? 0) };
}

function nearest(palette: readonly Color[], [r, g, b]: Color): number {
  const distances = palette.map(([red, green, blue]) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2);
  return distances.indexOf(Math.min(...distances));
}

const compress = promisify(deflate);

/** For a card: level 3 takes 2 ms for 23 KB, level 7 takes 8 ms for 18 KB, level 9 takes 48 ms for 16 KB. */
const level = 3;

export async function indexedPng({ palette, pixels }: IndexedPicture, width: number): Promise<Buffer> {
  const height = pixels.length / width;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits per pixel, a palette, the standard compression and filters, no interlacing.
  head.set([8, 3, 0, 0, 0], 8);
  // Each row begins with its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')]),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compress(rows, { level })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Length, name, data, and a checksum of the last two. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(named, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}
