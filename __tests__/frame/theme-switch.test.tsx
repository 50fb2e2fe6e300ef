/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeSwitch } from '../../src/frame/theme-switch/theme-switch';
import { chooseTheme, shownTheme } from '../../src/services/pieces/theme';
import { renderIn } from '../support/render';
import { inShell } from '../support/render-in-shell';

beforeEach(() => chooseTheme(window, 'system'));

test('the served page has no switch, since it cannot work without scripts (design 12)', () => {
  expect(renderToStaticMarkup(inShell(<ThemeSwitch />))).toBe('');
});

test('it offers the system, light and dark in the language of the page, and shows what holds', async () => {
  chooseTheme(window, 'dark');
  renderIn(<ThemeSwitch />, { locale: 'de' });
  const choice = screen.getByRole('combobox', { name: 'Farbschema' });
  expect(choice).toHaveValue('dark');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['System', 'Hell', 'Dunkel']);
  await userEvent.selectOptions(choice, 'Hell');
  expect(shownTheme(document)).toBe('light');
  expect(choice).toHaveValue('light');
});
