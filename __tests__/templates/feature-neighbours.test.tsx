/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { type FeatureId, featureIds } from '../../src/site/pages/sections';
import { FeatureNeighbours } from '../../src/templates/feature/feature-neighbours';
import { renderInShell } from '../support/render-in-shell';

const neighbours = (id: FeatureId, exists?: (path: string) => boolean) => {
  renderInShell(<FeatureNeighbours id={id} title="Further" />, exists ? { exists } : {});
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

test('a feature leads to the one before it and the one after it in the menu', () => {
  expect(neighbours('rpa')).toEqual(['/synchronizer', '/local-api']);
});

test('the last feature leads on to the first', () => {
  expect(neighbours('antidetect-browser')).toEqual(['/teamwork', '/multi-account-management']);
});

test('features that the language lacks are passed over', () => {
  expect(neighbours('rpa', (path) => path !== '/synchronizer')).toEqual(['/multi-account-management', '/local-api']);
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
