import { readFileSync } from 'node:fs';
import { rowsOf } from '../../src/components/scenes/solution';
import { solutionIds } from '../../src/site/pages/sections';

test('each solution has a picture in their list, and no two are alike', () => {
  const drawn = new Map(
    [...readFileSync('static/solutions.svg', 'utf8').matchAll(/<symbol id="(.+?)"(.+?)<\/symbol>/gs)].map(
      ([, id, shapes]) => [id, shapes],
    ),
  );
  expect([...drawn.keys()].sort()).toEqual([...solutionIds].sort());
  expect(new Set(drawn.values()).size).toBe(solutionIds.length);
});

test('the drawing of a solution shows different addresses, all reserved for documentation', () => {
  const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});
