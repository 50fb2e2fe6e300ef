/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { type OpenPanel, useArrowKeys } from '../../src/components/shell/use-arrow-keys';

const findOpen = (): OpenPanel | null => {
  const menu = document.querySelector('details[open]');
  const panel = menu?.querySelector('ul');
  return menu && panel ? { control: menu.querySelector('summary'), panel } : null;
};

function Menu({ open }: { readonly open: boolean }) {
  useArrowKeys(findOpen);
  return (
    <div tabIndex={-1}>
      <details open={open}>
        <summary>Menu</summary>
        <ul>
          {['One', 'Two', 'Three'].map((name) => (
            <li key={name}>
              <a href="/">{name}</a>
            </li>
          ))}
        </ul>
      </details>
      <button type="button">Elsewhere</button>
    </div>
  );
}

/** Presses a key where the focus is; returns whether the page would scroll. */
const scrolls = (key: string, modifiers = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
const focused = () => document.activeElement?.textContent;

test('the arrow keys go from an open menu’s name through its links and back, and the page does not scroll', () => {
  render(<Menu open />);
  screen.getByText('Menu').focus();
  const way = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowLeft', 'ArrowUp', 'End'];
  const stops = way.map((key) => (scrolls(key) ? 'scrolls' : focused()));
  expect(stops.join(' ')).toBe('One Two Three Three Two One Menu Menu Three');
});

test.each<[string, boolean, () => HTMLElement | null, object, string]>([
  ['begin at its first link where nothing has the focus', true, () => document.body, {}, 'One'],
  ['do so also beside it, as after a click in Safari', true, () => document.querySelector('[tabindex]'), {}, 'One'],
  ['do what they always do when nothing is open', false, () => screen.getByText('Menu'), {}, 'Menu'],
  ['do so when the focus is elsewhere', true, () => screen.getByText('Elsewhere'), {}, 'Elsewhere'],
  ['do so when another key is held', true, () => screen.getByText('Menu'), { altKey: true }, 'Menu'],
])('the arrow keys of a menu %s', (_name, isOpen, holder, modifiers, stop) => {
  render(<Menu open={isOpen} />);
  holder()?.focus();
  expect(scrolls('ArrowDown', modifiers)).toBe(stop !== 'One');
  expect(focused()).toBe(stop);
});
