import { didYouMean, mostNamed, nearest, nearestFew } from '../../src/content/nearest';

const categories = ['basics', 'guides', 'automation', 'security'];

it.each([
  ['basic', 'basics'],
  ['Basics', 'basics'],
  ['atuomation', 'automation'],
  ['securty', 'security'],
  ['billing', undefined],
  ['', undefined],
])('the nearest valid value to %j is %j', (value, expected) => {
  expect(nearest(value, categories)).toBe(expected);
  expect(didYouMean(value, categories)).toBe(expected ? `; did you mean "${expected}"?` : '');
});

it('the nearest valid value is first among the few that a message names of many, which are all named if they are few', () => {
  const many = Array.from({ length: 40 }, (_, place) => `part-${place}`);
  expect(nearestFew('part-39x', many)).toHaveLength(mostNamed);
  expect(nearestFew('part-39x', many)[0]).toBe('part-39');
  expect(nearestFew('x', categories)).toEqual(categories);
});
