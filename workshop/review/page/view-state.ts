/** What the review page shows, as its address's hash: links lead to exactly this view. */

/** The default first. */
export const choices = {
  view: ['pages', 'text'],
  width: ['desktop', 'phone'],
  theme: ['system', 'light', 'dark'],
} as const;
export type ChoiceKind = keyof typeof choices;

export interface ViewState {
  /** A changed page (`de:/pricing`); null for the overview. */
  readonly page: string | null;
  /** Only changes of this language are listed (`de`), and only those of this kind or aspect (`added`, `text`); null for all. */
  readonly language: string | null;
  readonly what: string | null;
  readonly view: (typeof choices.view)[number];
  readonly width: (typeof choices.width)[number];
  readonly theme: (typeof choices.theme)[number];
}

/** Missing and invalid values become defaults. */
export function viewOf(hash: string): ViewState {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const chosen = <Value extends string>(kind: ChoiceKind, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === asked.get(kind)) ?? values[0];
  return {
    page: asked.get('page') || null,
    language: asked.get('language') || null,
    what: asked.get('what') || null,
    view: chosen('view', choices.view),
    width: chosen('width', choices.width),
    theme: chosen('theme', choices.theme),
  };
}

export function hashOf(state: ViewState): string {
  const said = new URLSearchParams();
  for (const kind of ['page', 'language', 'what'] as const) if (state[kind] !== null) said.set(kind, state[kind]);
  for (const kind of ['view', 'width', 'theme'] as const) {
    if (state[kind] !== choices[kind][0]) said.set(kind, state[kind]);
  }
  return `#${said.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
}
