/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { AccountsScene } from '../../src/components/scenes/accounts';
import { ApiScene } from '../../src/components/scenes/api';
import { FeatureScene } from '../../src/components/scenes/feature-scene';
import { SolutionScene } from '../../src/components/scenes/solution';
import { deskOf } from '../../src/components/scenes/solution-profiles';
import { featureIds, solutionIds } from '../../src/site/pages/sections';
import { renderIn } from '../support/render';

describe.each(solutionIds)('the desk of %s', (id) => {
  const { profiles } = deskOf(id);

  test('has five profiles of different names and addresses, two of them open', () => {
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(5);
    expect(new Set(profiles.map(({ address }) => address)).size).toBe(5);
    expect(profiles.filter(({ state }) => state === 'running')).toHaveLength(2);
  });

  test('has addresses of the ranges for examples only', () => {
    for (const { address } of profiles) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
  });

  test('is named for assistive technology, once', () => {
    renderIn(<SolutionScene id={id} facet={1} />, {}, ['scenes']);
    expect(screen.getByRole('img')).toHaveAccessibleName();
  });
});

test('no two solutions have the same desk', () => {
  const desks = solutionIds.map((id) =>
    deskOf(id)
      .profiles.map(({ name }) => name)
      .join(),
  );
  expect(new Set(desks).size).toBe(solutionIds.length);
});

test.each(featureIds)('the feature %s is led by a scene of its own', (id) => {
  const { container } = renderIn(<FeatureScene id={id} />, {}, ['scenes']);
  const own = container.innerHTML;
  for (const other of featureIds.filter((feature) => feature !== id)) {
    expect(renderIn(<FeatureScene id={other} />, {}, ['scenes']).container.innerHTML).not.toBe(own);
  }
});

test.each([
  ['accounts', AccountsScene],
  ['the local API', ApiScene],
])('%s: every text comes from the messages of the language', (_name, Drawing) => {
  const { container } = renderIn(<Drawing />, { locale: 'de' }, ['scenes']);
  expect(container.textContent).not.toMatch(/\b(accounts|api)\./);
});
