import { qrCode } from '../../src/site/qr-code';

const drawn = (text: string): string =>
  qrCode(text)
    .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n');

test('a code is what another encoder makes of the same address (npm qrcode 1.5, byte mode, level M)', () => {
  expect(drawn('https://a.bc')).toMatchInlineSnapshot(`
"#######..#....#######
#.....#..####.#.....#
#.###.#.####..#.###.#
#.###.#.#####.#.###.#
#.###.#.#####.#.###.#
#.....#.###.#.#.....#
#######.#.#.#.#######
........#####........
#.#####..##.#.#####..
..#..#...#..#########
##...##.#..#.###..##.
..#..#..#.#..#..###..
.#.##.#..#.#..#.##..#
........##..#..####.#
#######..#..##.#..##.
#.....#.#.##...####..
#.###.#.#.#.#.####.##
#.###.#.###..##.#.#..
#.###.#.#.###.##..#..
#.....#......#..###..
#######.##..#.##.#.#."
`);
});

test.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [42, 29],
  [62, 33],
  [84, 37],
  [106, 41],
])('%d bytes fit into %d modules a side', (bytes, size) => {
  expect(qrCode('x'.repeat(bytes))).toHaveLength(size);
});

test('more than 106 bytes are refused', () => {
  expect(() => qrCode('ü'.repeat(54))).toThrow('108 bytes, at most 106');
});
