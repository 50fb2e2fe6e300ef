/** A value may have several keys; groups and values keep their order. */
export function groupBy<Value, Key>(values: readonly Value[], keysOf: (value: Value) => Iterable<Key>) {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
}
