import { shareCardSize } from '../../site/pages/share-card';

/** Colors of a card by the names of their tokens, as `#rrggbb`. */
export type CardColors = Readonly<Record<(typeof tokenNames)[number], string>>;

const tokenNames = ['paper', 'ink', 'ink-soft', 'accent', 'line'] as const;

/**
 * Reads the light colors from the style sheet of the tokens.
 * @throws naming the token that is missing or has no light color
 */
export function cardColors(tokens: string): CardColors {
  const colors = tokenNames.map((name) => {
    const light = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1];
    if (!light) throw new Error(`tokens.css has no light color for --${name}; expected "light-dark(#rrggbb, …)"`);
    return [name, light];
  });
  return Object.fromEntries(colors) as CardColors;
}

/** In px. */
export const cardLayout = {
  margin: 80,
  brand: { top: 68, mark: 60, size: 40 },
  /** The title and the section name above it share this box, centered vertically. */
  title: { top: 160, width: 740, height: 345, sizes: [76, 66, 58, 50, 44, 38], gap: 24 },
  section: { size: 30 },
  address: { bottom: 64, size: 28 },
  /** The large mark is centered on the right edge and extends past it. */
  facets: { left: 800, top: -85, size: 800 },
} as const;

/**
 * Everything on a card except its text, as SVG.
 * @param mark the mark's own drawing, 32 units wide and high
 */
export function cardBackground(mark: string, colors: CardColors): string {
  const { width, height } = shareCardSize;
  const { margin, brand, facets } = cardLayout;
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(mark)?.[1] ?? '';
  const placed = (left: number, top: number, size: number) =>
    `<g transform="translate(${left} ${top}) scale(${size / 32})">${drawing}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    placed(facets.left, facets.top, facets.size),
    placed(margin - brand.mark / 8, brand.top, brand.mark),
    '</svg>',
  ].join('');
}
