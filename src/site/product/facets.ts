/** The five colors, one for each part of the product (src/components/styles/facets.md). */
import type { FeatureId } from '../pages/sections.ts';

export const facetOf = { profiles: 1, identity: 2, synchronizer: 3, team: 4, automation: 5 } as const;
export type FacetName = keyof typeof facetOf;
/** `--facet-1` to `--facet-5`, chosen with the attribute `data-facet`. */
export type Facet = (typeof facetOf)[FacetName];

export const partOf: Readonly<Record<FeatureId, FacetName>> = {
  'multi-account-management': 'profiles',
  'multi-profiles-management': 'profiles',
  'antidetect-browser': 'identity',
  synchronizer: 'synchronizer',
  teamwork: 'team',
  rpa: 'automation',
  'local-api': 'automation',
};

export const facetOfFeature = (id: FeatureId): Facet => facetOf[partOf[id]];

/** That of the feature which its page names first. */
export const facetOfSolution = ([first]: readonly FeatureId[]): Facet =>
  first ? facetOfFeature(first) : facetOf.profiles;

/** Other categories have the facet of the profiles. */
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
  social: facetOf.team,
  messaging: facetOf.identity,
  team: facetOf.team,
  company: facetOf.team,
  events: facetOf.synchronizer,
};

export const facetOfCategory = (category: string | null): Facet => categoryFacets[category ?? ''] ?? facetOf.profiles;
