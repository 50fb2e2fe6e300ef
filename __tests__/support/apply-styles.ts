import { readFileSync } from 'node:fs';

/**
 * Gives the document the styles of a component, so that a test sees what they hide. jsdom takes the last rule that matches for
 * the one that wins, and knows no width: on a small screen it is given the rules for those as rules for every screen.
 */
export function applyStyles(path: string, { small = false }: { readonly small?: boolean } = {}): void {
  const styles = readFileSync(path, 'utf8');
  const element = document.createElement('style');
  element.textContent = small ? styles.replaceAll('@media (max-width: 767px)', '@media screen') : styles;
  document.head.replaceChildren(element);
}
