/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import messages from '../../locales/en/scenes.json';
import { Identities } from '../../src/templates/home/identities';
import { renderIn } from '../support/render';

const { reload, before, after } = messages.identities;

test('at each press of "Reload both" the clocks go on by a minute, past the hour too, and it is said anew', () => {
  const { container } = renderIn(<Identities />, {}, ['scenes']);
  const clocks = () => container.textContent?.match(/\d{2}:\d{2}/g);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(before);
  const [german, american] = clocks() ?? [];
  const minutes = (clock = '') => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  let said = status.firstElementChild;
  for (let press = 1; press <= 70; press += 1) {
    fireEvent.click(screen.getByRole('button', { name: reload }));
    expect(clocks()?.map(minutes)).toEqual([minutes(german) + press, minutes(american) + press]);
    expect(status).toHaveTextContent(after);
    expect(status.firstElementChild).not.toBe(said);
    said = status.firstElementChild;
  }
});
