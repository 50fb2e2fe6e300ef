import type { SearchHit } from './hit';

export interface HitGroup {
  /** Empty for pages outside any section. */
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Groups hits by section, the best hit's section first. Later batches only append: their groups follow the earlier ones, and
 * only the last earlier group may grow.
 * @param batch how many hits arrive together
 */
export function groupHits(hits: readonly SearchHit[], batch: number): readonly HitGroup[] {
  const groups: { readonly section: string; readonly hits: SearchHit[] }[] = [];
  let open = 0;
  hits.forEach((hit, index) => {
    if (index % batch === 0) open = Math.max(groups.length - 1, 0);
    const group = groups.slice(open).find(({ section }) => section === hit.section);
    if (group) group.hits.push(hit);
    else groups.push({ section: hit.section, hits: [hit] });
  });
  return groups;
}
