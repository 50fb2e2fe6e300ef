/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { AccountsScene } from '../../src/components/scenes/accounts';
import { ApiScene } from '../../src/components/scenes/api';
import { SolutionScene } from '../../src/components/scenes/solution';
import { deskOf } from '../../src/components/scenes/solution-profiles';
import { solutionIds } from '../../src/site/pages/sections';
import { renderIn } from '../support/render';

describe.each(solutionIds)('the drawing of %s', (id) => {
  const { profiles } = deskOf(id);

  test('shows only addresses reserved for documentation', () => {
    expect(profiles.length).toBeGreaterThan(0);
    for (const { address } of profiles) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
  });

  test('is one labeled image for assistive technology', () => {
    renderIn(<SolutionScene id={id} facet={1} />, {}, ['scenes']);
    expect(screen.getByRole('img')).toHaveAccessibleName();
  });
});

test.each([
  ['accounts', AccountsScene],
  ['the local API', ApiScene],
])('%s: every text comes from the messages of the language', (_name, Drawing) => {
  const { container } = renderIn(<Drawing />, { locale: 'de' }, ['scenes']);
  expect(container.textContent).not.toMatch(/\b(accounts|api)\./);
});
