/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Boundary } from '../../../src/components/shell/boundary';

const Broken = (): never => {
  throw new Error('broken');
};

// A part whose nodes another program has taken is drawn anew: __tests__/e2e/translated.e2e.ts.

test('what fails again at once is replaced, and the rest stays', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parts = ['failed', undefined].map((fallback) => (
    <Boundary key={fallback} {...(fallback && { fallback })}>
      <Broken />
    </Boundary>
  ));
  render(<main>{[...parts, 'fine']}</main>);
  expect(screen.getByRole('main')).toHaveTextContent(/^failedfine$/);
});
