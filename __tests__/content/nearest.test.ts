import { didYouMean, nearest } from '../../src/content/nearest';

describe('the nearest valid value', () => {
  const categories = ['basics', 'guides', 'automation', 'security'];

  it.each([
    ['basic', 'basics'],
    ['Basics', 'basics'],
    ['atuomation', 'automation'],
    ['securty', 'security'],
    ['billing', undefined],
    ['', undefined],
  ])('to %j is %j', (value, expected) => {
    expect(nearest(value, categories)).toBe(expected);
  });

  it('is suggested only where one is near', () => {
    expect(didYouMean('basic', categories)).toBe('; did you mean "basics"?');
    expect(didYouMean('elsewhere', categories)).toBe('');
  });
});
