/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { type FeatureId, featureIds } from '../../src/site/pages/sections';
import { FeatureNeighbours } from '../../src/templates/feature/feature-neighbours';
import { renderInShell } from '../support/render-in-shell';

const neighbours = (id: FeatureId, exists: (path: string) => boolean = () => true) => {
  renderInShell(<FeatureNeighbours id={id} title="Further" />, { exists });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

test.each<[FeatureId, string, string, string]>([
  ['rpa', '/synchronizer', '/local-api', ''],
  ['antidetect-browser', '/teamwork', '/multi-account-management', ''],
  ['rpa', '/multi-account-management', '/local-api', '/synchronizer'],
])('%s leads to %s and %s where the language lacks "%s"', (id, previous, next, missing) => {
  expect(neighbours(id, (path) => path !== missing)).toEqual([previous, next]);
});

test('a reader who follows the next feature sees all of them', () => {
  const seen: string[] = [];
  for (let id: FeatureId = 'rpa'; !seen.includes(id); ) {
    seen.push(id);
    document.body.innerHTML = '';
    id = (neighbours(id)[1] ?? '').slice(1) as FeatureId;
  }
  expect(seen.sort()).toEqual([...featureIds].sort());
});
