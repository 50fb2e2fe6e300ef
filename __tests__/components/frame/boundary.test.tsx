/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Boundary } from '../../../src/components/shell/boundary';
import { translateTexts, untranslated } from '../../support/translator';

/** Breaks when it is translated, because its text is gone. */
function Fragile() {
  const [isShort, setShort] = useState(false);
  return (
    <button type="button" onClick={() => setShort(!isShort)}>
      {!isShort && 'a long '}
      <b>text</b>
    </button>
  );
}

const Broken = (): never => {
  throw new Error('broken');
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shown = () => untranslated(screen.getByRole('main').textContent);

test('a part whose nodes another program has taken is drawn anew, each time, and what is around it stays', () => {
  render(
    <main>
      <input aria-label="beside" defaultValue="typed" />
      <Boundary fallback="failed">
        <Fragile />
      </Boundary>
    </main>,
  );
  const beside = screen.getByLabelText('beside');
  for (let time = 0; time < 3; time += 1) {
    translateTexts(screen.getByRole('main'));
    act(() => void fireEvent.click(screen.getByRole('button')));
    expect(shown()).toBe('a long text');
    jest.advanceTimersByTime(2_000);
  }
  expect(screen.getByLabelText('beside')).toBe(beside);
});

test('what fails again at once is replaced, and the rest stays', () => {
  const parts = ['failed', undefined].map((fallback) => (
    <Boundary key={fallback} {...(fallback && { fallback })}>
      <Broken />
    </Boundary>
  ));
  render(<main>{[...parts, 'fine']}</main>);
  expect(shown()).toBe('failedfine');
});
