/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { AccountsScene } from '../../src/components/scenes/accounts';
import { ApiScene } from '../../src/components/scenes/api';
import { rowsOf, SolutionScene } from '../../src/components/scenes/solution';
import { renderIn } from '../support/render';

const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));

test('the drawing of a solution shows only addresses that are reserved for documentation', () => {
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});

test('the drawing of a solution is one labeled image for assistive technology', () => {
  renderIn(<SolutionScene scene="shop" profiles={profiles} facet={1} />, {}, ['scenes']);
  expect(screen.getByRole('img')).toHaveAccessibleName();
});

test.each([
  ['accounts', AccountsScene],
  ['the local API', ApiScene],
])('%s: every text comes from the messages of the language', (_name, Drawing) => {
  const { container } = renderIn(<Drawing />, { locale: 'de' }, ['scenes']);
  expect(container.textContent).not.toMatch(/\b(accounts|api)\./);
});
