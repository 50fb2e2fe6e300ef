/**
 * The facets: which part of the product has which of the five colors (src/components/styles/facets.md).
 */
import type { FeatureId } from '../pages/sections.ts';

/** The parts of the product, each with the number of its facet. */
export const facetOf = { profiles: 1, identity: 2, synchronizer: 3, team: 4, automation: 5 } as const;

/** A part of the product that has a facet. */
export type FacetName = keyof typeof facetOf;

/** The number of a facet: `--facet-1` to `--facet-5`, chosen with the attribute `data-facet`. */
export type Facet = (typeof facetOf)[FacetName];

/** The part that each feature's page is about. */
export const partOf: Readonly<Record<FeatureId, FacetName>> = {
  'multi-account-management': 'profiles',
  'multi-profiles-management': 'profiles',
  'antidetect-browser': 'identity',
  synchronizer: 'synchronizer',
  teamwork: 'team',
  rpa: 'automation',
  'local-api': 'automation',
};

/** The facet of a feature: that of the part it is about. */
export const facetOfFeature = (id: FeatureId): Facet => facetOf[partOf[id]];

/** The facet of a solution: that of the feature which its page names first. */
export const facetOfSolution = ([first]: readonly FeatureId[]): Facet =>
  first ? facetOfFeature(first) : facetOf.profiles;

/** The facets of the categories that are about a part; what is about none has that of the profiles. */
const categoryFacets: Readonly<Record<string, Facet>> = {
  automation: facetOf.automation,
  'web-scraping': facetOf.automation,
  data: facetOf.automation,
  security: facetOf.identity,
  privacy: facetOf.identity,
  proxies: facetOf.identity,
  guides: facetOf.synchronizer,
  advertising: facetOf.synchronizer,
  'social-media': facetOf.team,
  team: facetOf.team,
  company: facetOf.team,
  events: facetOf.synchronizer,
};

/** The facet of an entry's category. */
export const facetOfCategory = (category: string | null): Facet => categoryFacets[category ?? ''] ?? facetOf.profiles;
