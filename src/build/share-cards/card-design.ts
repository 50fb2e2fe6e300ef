/**
 * The look of a share card: paper, the mark and the facets, in the light colours of the tokens (design 12).
 */
import { shareCardSize } from '../../site/share-card';

/** Colours of a card by the names of their tokens, as `#rrggbb`. */
export type CardColours = Readonly<Record<(typeof tokenNames)[number], string>>;

const tokenNames = ['paper', 'ink', 'ink-soft', 'accent', 'line'] as const;

/**
 * Reads the light side of the tokens that a card uses from the style sheet that defines them.
 * @throws naming the token that is missing or has no light side
 */
export function cardColours(tokens: string): CardColours {
  const colours = tokenNames.map((name) => {
    const light = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1];
    if (!light) throw new Error(`tokens.css has no light colour for --${name}; expected "light-dark(#rrggbb, …)"`);
    return [name, light];
  });
  return Object.fromEntries(colours) as CardColours;
}

/** Where things stand on a card, in px. */
export const cardLayout = {
  margin: 80,
  brand: { top: 68, mark: 60, size: 40 },
  /** The title and what stands above it share this box, in its middle. */
  title: { top: 160, width: 740, height: 345, sizes: [76, 66, 58, 50, 44, 38], gap: 24 },
  section: { size: 30 },
  address: { bottom: 64, size: 28 },
  /** The great mark reaches over the edges, its middle on the right one. */
  facets: { left: 800, top: -85, size: 800 },
} as const;

/**
 * Everything of a card that is no text, as SVG.
 * @param mark the mark's own drawing, 32 units wide and high
 */
export function cardBackground(mark: string, colours: CardColours): string {
  const { width, height } = shareCardSize;
  const { margin, brand, facets } = cardLayout;
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(mark)?.[1] ?? '';
  const placed = (left: number, top: number, size: number) =>
    `<g transform="translate(${left} ${top}) scale(${size / 32})">${drawing}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    placed(facets.left, facets.top, facets.size),
    placed(margin - brand.mark / 8, brand.top, brand.mark),
    '</svg>',
  ].join('');
}
