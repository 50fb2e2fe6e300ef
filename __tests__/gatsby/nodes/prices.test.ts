import { readFileSync } from 'node:fs';
import { pricesFile, readPrices } from '../../../src/gatsby/nodes/prices';

const text = readFileSync(pricesFile, 'utf8');

test.each([
  ['a price that is missing', text.replace('"20": 15, ', ''), 'USD.profiles.20: '],
  ['a currency that is missing', text.replace('"PLN"', '"EUR"'), 'PLN: '],
  ['a size that no plan has', text.replace('"20": 15', '"20": 15, "25": 18'), 'USD.profiles: Unrecognized key: "25"'],
  ['a price whose twelfth is not exact', text.replace('"20": 15', '"20": 16'), 'USD.profiles.20: is no multiple of 3'],
  ['a price in words', text.replace('"20": 15', '"20": "15"'), 'USD.profiles.20: is not a whole number'],
])('%s is named with its place', (_what, changed, fault) => {
  expect(() => readPrices(changed)).toThrow(`${pricesFile} has`);
  expect(() => readPrices(changed)).toThrow(fault);
});

test('what is no JSON is named with the file', () => {
  expect(() => readPrices('{')).toThrow(`${pricesFile} is not JSON`);
});
