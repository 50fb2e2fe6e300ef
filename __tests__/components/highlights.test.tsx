/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { HighlightScene } from '../../src/components/highlights/highlight-scene';
import { Highlights } from '../../src/components/highlights/highlights';
import { loadContent } from '../../src/content/load';
import { releaseScenes } from '../../src/site/sections';
import { renderIn } from '../support/render';

describe('the highlights of a release', () => {
  test('are read as sentences: their drawings say nothing more', () => {
    renderIn(<Highlights title="At a glance" items={['One thing', 'Another thing']} scenes={['transfer', 'trash']} />);
    expect(
      screen.getAllByRole('listitem').map((item) => item.querySelectorAll('[aria-hidden="true"]').length > 0),
    ).toEqual([true, true]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('complementary')).toHaveAccessibleName('At a glance');
  });

  test('are nothing where there are none', () => {
    expect(renderIn(<Highlights title="At a glance" items={[]} scenes={[]} />).container).toBeEmptyDOMElement();
  });

  test('have drawings of which no two are alike', () => {
    const drawings = releaseScenes.map((name) => renderIn(<HighlightScene name={name} />).container.innerHTML);
    expect(new Set(drawings).size).toBe(releaseScenes.length);
  });

  test('have the same drawings in every language', async () => {
    const { documents } = await loadContent(process.cwd());
    const chosen = new Map<string, Set<string>>();
    for (const { entry, frontMatter } of documents) {
      if (!('scenes' in frontMatter)) continue;
      chosen.set(entry.id, (chosen.get(entry.id) ?? new Set()).add(frontMatter.scenes.join()));
    }
    expect(chosen.size).toBeGreaterThan(0);
    expect([...chosen.values()].every(({ size }) => size === 1)).toBe(true);
  });
});
