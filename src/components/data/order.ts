import type { EntryKey } from '../../site/pages/entry';

/** Keys without a node are left out. */
export function entriesInOrder<T extends { readonly fields: { readonly key: EntryKey } }>(
  keys: readonly EntryKey[],
  nodes: readonly T[],
): T[] {
  const byKey = new Map(nodes.map((node) => [node.fields.key, node]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
