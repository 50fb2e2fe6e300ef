/**
 * What the review page shows, as the hash of its address: whoever opens the address sees exactly this (design 16).
 */

/** The choices of each kind, the usual one first. */
export const choices = {
  view: ['pages', 'text'],
  width: ['desktop', 'phone'],
  theme: ['system', 'light', 'dark'],
} as const;
export type ChoiceKind = keyof typeof choices;

/** A place in the review. */
export interface Place {
  /** The name of a changed page (`de:/pricing`); null for the overview. */
  readonly page: string | null;
  readonly view: (typeof choices.view)[number];
  readonly width: (typeof choices.width)[number];
  readonly theme: (typeof choices.theme)[number];
}

/** Reads a hash; what it does not say, or says wrongly, is as usual. */
export function placeOf(hash: string): Place {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const chosen = <Value extends string>(kind: ChoiceKind, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === asked.get(kind)) ?? values[0];
  return {
    page: asked.get('page') || null,
    view: chosen('view', choices.view),
    width: chosen('width', choices.width),
    theme: chosen('theme', choices.theme),
  };
}

/** Writes a hash; what is as usual is left out. */
export function hashOf({ page, ...chosen }: Place): string {
  const said = new URLSearchParams(page === null ? {} : { page });
  for (const kind of ['view', 'width', 'theme'] as const) {
    if (chosen[kind] !== choices[kind][0]) said.set(kind, chosen[kind]);
  }
  return `#${said.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
}
