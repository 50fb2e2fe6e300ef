import { facetOf, facetOfFeature, facetOfSolution } from '../../../src/site/product/facets';

describe('the facet of a page (src/components/styles/facets.md)', () => {
  test('of a feature is that of the part it is about', () => {
    expect(facetOfFeature('antidetect-browser')).toBe(facetOf.identity);
    expect(facetOfFeature('local-api')).toBe(facetOf.automation);
  });

  test('of a solution is that of the feature which it names first', () => {
    expect(facetOfSolution(['teamwork', 'rpa'])).toBe(facetOf.team);
    expect(facetOfSolution(['rpa', 'teamwork'])).toBe(facetOf.automation);
    expect(facetOfSolution([])).toBe(facetOf.profiles);
  });
});
