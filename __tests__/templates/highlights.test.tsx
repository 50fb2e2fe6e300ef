/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Highlights } from '../../src/templates/release/highlights';
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
});
