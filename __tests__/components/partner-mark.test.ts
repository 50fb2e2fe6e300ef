import { readdirSync, readFileSync } from 'node:fs';
import { cutOf } from '../../src/components/partner-mark/cut';

const names = readdirSync('content/partner').map(
  (id) => /^title: "?(.+?)"?$/m.exec(readFileSync(`content/partner/${id}/en.md`, 'utf8'))?.[1] ?? '',
);
const points = (text: string): number[][] => text.split(' ').map((point) => point.split(',').map(Number));

test('the same name always has the same figure', () => {
  expect(cutOf('Harbor Proxies')).toEqual(cutOf('Harbor Proxies'));
});

test('no two partners have the same figure', () => {
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names.map((name) => JSON.stringify(cutOf(name)))).size).toBe(names.length);
});

test.each([...names, '', 'A', '指纹', 'a name of a service that is longer than any name should be'])(
  'a figure is a stone of four to eight sides that stays on its grid: "%s"',
  (name) => {
    const facets = cutOf(name);
    const table = facets.at(-1);
    const sides = points(table?.points ?? '').length;
    expect([4, 5, 6, 7, 8]).toContain(sides);
    // Two facets on each side, and the table.
    expect(facets).toHaveLength(2 * sides + 1);
    for (const { points: corners, light } of facets) {
      expect(light).toBeGreaterThan(0);
      expect(light).toBeLessThanOrEqual(1);
      for (const value of points(corners).flat()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(64);
      }
    }
    expect(new Set(facets.map(({ hue }) => hue)).size).toBe(2);
    // The facets of a figure are told apart by their corners.
    expect(new Set(facets.map((facet) => facet.points)).size).toBe(facets.length);
  },
);
