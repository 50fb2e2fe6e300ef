/**
 * QR codes (ISO/IEC 18004) of addresses: byte mode, error correction level M, versions 1 to 6.
 *
 * The page draws them itself, so that no other party learns who looks at one.
 */

/** Rows of modules, true where dark; without the quiet zone of four modules that must surround a code. */
export type QrCode = readonly (readonly boolean[])[];

type Grid = boolean[][];

/** Data codewords, error-correction codewords per block, and blocks of each version at level M. */
const versions = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 64, correction: 18, blocks: 2 },
  { data: 86, correction: 24, blocks: 2 },
  { data: 108, correction: 16, blocks: 4 },
] as const;

/** The code's own name for level M. */
const levelBits = 0;

/**
 * Encodes a text.
 * @throws when the text is longer than 106 bytes, which version 6 holds
 */
export function qrCode(text: string): QrCode {
  const bytes = new TextEncoder().encode(text);
  // Four bits name the mode and eight the length.
  const index = versions.findIndex(({ data }) => bytes.length <= data - 2);
  const shape = versions[index];
  if (!shape) throw new Error(`"${text}" is too long for a QR code here: ${bytes.length} bytes, at most 106`);

  const version = index + 1;
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = grid.map((row) => [...row]);
  drawFunctionPatterns(grid, fixed, version);
  drawCodewords(grid, fixed, interleave(dataCodewords(bytes, shape.data), shape));
  return bestMasked(grid, fixed);
}

/** Mode, length, bytes and terminator in halves of a codeword, then padding. */
function dataCodewords(bytes: Uint8Array, length: number): number[] {
  const halves = [0b0100, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words: number[] = [];
  for (let i = 0; i < halves.length; i += 2) words.push(((halves[i] ?? 0) << 4) | (halves[i + 1] ?? 0));
  for (let pad = 0xec; words.length < length; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Splits data into blocks of equal length, computes each block's error correction, and interleaves the blocks. */
function interleave(data: readonly number[], { blocks, correction }: (typeof versions)[number]): number[] {
  const length = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * length, (i + 1) * length));
  const divisor = generator(correction);
  return [...takeTurns(parts), ...takeTurns(parts.map((part) => remainder(part, divisor)))];
}

const takeTurns = (parts: readonly (readonly number[])[]): number[] =>
  (parts[0] ?? []).flatMap((_word, i) => parts.map((part) => part[i] ?? 0));

/** Product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of the Reed–Solomon generator polynomial of a degree, without the leading one. */
function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) result[j] = multiply(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = divisor.map((coefficient, i) => (rest[i + 1] ?? 0) ^ multiply(coefficient, factor));
  }
  return rest;
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Finder, timing and alignment patterns, and the modules reserved for the format. */
function drawFunctionPatterns(grid: Grid, fixed: Grid, version: number): void {
  const size = grid.length;
  const draw = (x: number, y: number, dark: boolean): void => {
    set(grid, x, y, dark);
    set(fixed, x, y, true);
  };
  for (let i = 0; i < size; i += 1) {
    draw(6, i, i % 2 === 0);
    draw(i, 6, i % 2 === 0);
  }
  const square = (centreX: number, centreY: number, radius: number, isDark: (distance: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        draw(centreX + dx, centreY + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  if (version > 1) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  drawFormat(fixed, 0, true);
}

/**
 * The level and mask, twice, and the module that is always dark.
 * @param mark draws every module dark, to mark it as used
 */
function drawFormat(grid: Grid, mask: number, mark = false): void {
  const size = grid.length;
  const format = (levelBits << 3) | mask;
  let rest = format;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((format << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => mark || ((bits >> i) & 1) === 1;

  for (let i = 0; i < 15; i += 1) {
    const along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    // The first copy goes down column 8 and then along row 8, both without the timing pattern.
    if (i < 8) set(grid, 8, along, bit(i));
    else set(grid, i === 8 ? 7 : along, 8, bit(i));
    if (i < 8) set(grid, size - 1 - i, 8, bit(i));
    else set(grid, 8, size - 15 + i, bit(i));
  }
  set(grid, 8, size - 8, true);
}

/** Places the codewords in pairs of columns, from the right, alternately upward and downward. */
function drawCodewords(grid: Grid, fixed: Grid, words: readonly number[]): void {
  const size = grid.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        set(grid, x, y, (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1);
        i += 1;
      }
    }
  }
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Inverts the modules under each mask in turn and keeps the code that is easiest to read. */
function bestMasked(grid: Grid, fixed: Grid): QrCode {
  const candidates = masks.map((inverts, mask) => {
    const masked = grid.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]?.[x] && inverts(x, y))));
    drawFormat(masked, mask);
    return { masked, penalty: penaltyOf(masked) };
  });
  return candidates.reduce((best, other) => (other.penalty < best.penalty ? other : best)).masked;
}

function penaltyOf(grid: QrCode): number {
  const size = grid.length;
  const columns = grid.map((_row, x) => grid.map((row) => row[x] === true));
  let penalty = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    penalty += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const dark = grid[y]?.[x];
      if (grid[y]?.[x - 1] === dark && grid[y - 1]?.[x] === dark && grid[y - 1]?.[x - 1] === dark) penalty += 3;
    }
  }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
