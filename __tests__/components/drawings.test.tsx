import { rowsOf } from '../../src/components/scenes/solution';

test('the drawing of a solution shows different addresses, all reserved for documentation', () => {
  const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});
