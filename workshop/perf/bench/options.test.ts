import { readOptions } from './options';

test('without options: 250 articles in 8 languages, once, all cases', () => {
  expect(readOptions([])).toEqual({
    languages: ['en', 'vn', 'es', 'pt', 'tr', 'th', 'fr', 'uk'],
    sizes: [250],
    isCurve: false,
    runs: 1,
    seed: 1,
    cases: ['cold', 'edit', 'message', 'price'],
    json: null,
  });
});

test('every option is read, the cases in their own order', () => {
  const args = '--articles 10 --languages 2 --runs 3 --seed 7 --only price,cold --json figures.json';
  expect(readOptions(args.split(' '))).toEqual({
    languages: ['en', 'vn'],
    sizes: [10],
    isCurve: false,
    runs: 3,
    seed: 7,
    cases: ['cold', 'price'],
    json: 'figures.json',
  });
});

test('a curve names numbers of pages: articles times languages', () => {
  expect(readOptions(['--curve', '500,1000,2500,5000'])).toMatchObject({ sizes: [63, 125, 313, 625], isCurve: true });
});

test.each([
  ['--articles 0', '--articles has "0"; expected a whole number from 1 to 1000000'],
  ['--runs 1.5', '--runs has "1.5"; expected a whole number from 1 to 1000000'],
  ['--seed x', '--seed has "x"; expected a whole number from 1 to 1000000'],
  ['--languages 19', '--languages has "19"; expected a whole number from 1 to 18'],
  ['--only cold,warm', '--only has "warm"; expected some of cold, edit, message, price, separated by commas'],
  ['--curve 500', '--curve is "500"; expected two or more different numbers of pages, such as 500,1000'],
  ['--curve 500,many', '--curve has "many"; expected a whole number from 1 to 1000000'],
  [
    '--curve 500,1000 --articles 10',
    '--curve and --articles exclude each other: the curve says how many pages there are',
  ],
  ['--host zh', "Unknown option '--host'"],
  ['cold', "Unexpected argument 'cold'"],
])('"%s" is refused', (args, message) => {
  expect(() => readOptions(args.split(' '))).toThrow(message);
});
