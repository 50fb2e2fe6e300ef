/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { chooseTheme, shownTheme } from '../../../src/browser/pieces/theme';
import { ThemeSwitch } from '../../../src/components/frame/theme-switch/theme-switch';
import { applyStyles } from '../../support/apply-styles';
import { renderIn } from '../../support/render';
import { inShell } from '../../support/render-in-shell';

beforeEach(() => chooseTheme(window, 'system'));

test('the served page shows no switch, since it cannot work without scripts, but keeps its room (design 12)', () => {
  document.body.innerHTML = renderToStaticMarkup(inShell(<ThemeSwitch />));
  applyStyles('src/components/frame/theme-switch/theme-switch.module.css');
  expect(screen.getAllByText('System')[0]).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  document.body.innerHTML = '';
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
