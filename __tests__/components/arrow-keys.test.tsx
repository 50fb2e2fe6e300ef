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

describe('the arrow keys in an open menu', () => {
  test('go from its name through its links and back, and the page does not scroll', () => {
    render(<Menu open />);
    screen.getByText('Menu').focus();
    const way = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowLeft', 'ArrowUp', 'End'];
    const stops = way.map((key) => [scrolls(key), focused()]);
    expect(stops.map(([, name]) => name)).toEqual('One Two Three Three Two One Menu Menu Three'.split(' '));
    expect(stops.map(([page]) => page)).toEqual(way.map(() => false));
  });

  test.each([
    ['nothing', () => document.body],
    ['something around the menu', () => document.querySelector<HTMLElement>('[tabindex]')],
  ])('begin at its first link where %s has the focus, as after a click in Safari', (_, holder) => {
    render(<Menu open />);
    holder()?.focus();
    expect(scrolls('ArrowDown')).toBe(false);
    expect(focused()).toBe('One');
  });

  test.each([
    ['nothing is open', false, 'Menu', {}],
    ['the focus is elsewhere', true, 'Elsewhere', {}],
    ['another key is held', true, 'Menu', { altKey: true }],
  ])('do what they always do when %s', (_, open, at, modifiers) => {
    render(<Menu open={open} />);
    screen.getByText(at).focus();
    expect(scrolls('ArrowDown', modifiers)).toBe(true);
    expect(focused()).toBe(at);
  });
});
