import type { SearchHit } from './hit';

/** Hits of one section of the site, the best first. */
export interface HitGroup {
  /** The section's name; empty for pages that belong to none. */
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Groups hits by section, the section of the best hit first. What is shown does not move when more hits arrive: each batch adds
 * its own groups after the earlier ones, and only the last earlier group can grow.
 *
 * @param batch the hits that arrive together
 */
export function groupHits(hits: readonly SearchHit[], batch: number): readonly HitGroup[] {
  const groups: { readonly section: string; readonly hits: SearchHit[] }[] = [];
  let open = 0;
  hits.forEach((hit, place) => {
    if (place % batch === 0) open = Math.max(groups.length - 1, 0);
    const group = groups.slice(open).find(({ section }) => section === hit.section);
    if (group) group.hits.push(hit);
    else groups.push({ section: hit.section, hits: [hit] });
  });
  return groups;
}
