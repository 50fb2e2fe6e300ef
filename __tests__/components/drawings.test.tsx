import { readFileSync } from 'node:fs';
import { rowsOf } from '../../src/components/scenes/solution';
import { pageKinds, solutionIds } from '../../src/site/pages/sections';

test.each([
  ['solutions', solutionIds],
  ['pages', pageKinds],
] as const)('static/%s.svg has a picture of each, and no two are alike', (name, ids) => {
  const drawn = readFileSync(`static/${name}.svg`, 'utf8').matchAll(/<symbol id="(.+?)"(.+?)<\/symbol>/gs);
  const shapes = new Map([...drawn].map(([, id, shape]) => [id, shape]));
  expect([...shapes.keys()].sort()).toEqual([...ids].sort());
  expect(new Set(shapes.values()).size).toBe(ids.length);
});

test('the drawing of a solution shows different addresses, all reserved for documentation', () => {
  const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});
