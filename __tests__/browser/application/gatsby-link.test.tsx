/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { spareConnection } from '../../../src/browser/application/navigation';

jest.unmock('gatsby');

/** Gatsby's own link and `navigate`, and what they call on `window`. */
const { Link, navigate } = jest.requireActual('gatsby/node_modules/gatsby-link') as typeof import('gatsby');
const [hovering, ___navigate] = [jest.fn(), jest.fn()];

beforeEach(() => {
  Object.assign(window, { ___navigate, ___loader: { hovering, enqueue: () => {} } });
  Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '' });
});

test('a click on a link and `navigate` both call the function that the site wraps', () => {
  fireEvent.click(render(<Link to="/pricing">Prices</Link>).getByRole('link'));
  void navigate('/faq', { replace: true });
  expect(___navigate.mock.calls).toEqual([
    ['/pricing', expect.any(Object)],
    ['/faq', { replace: true }],
  ]);
});

test('a pointer over a link loads its page, but not on a slow connection or with data saving (specification 2.6)', () => {
  const navigator: { connection: Navigator['connection'] } = { connection: undefined };
  spareConnection({ document, navigator: navigator as Navigator });
  const { getByRole } = render(<Link to="/pricing">Prices</Link>);
  const isLoadedOn = (connection: Navigator['connection']): boolean => {
    hovering.mockClear();
    navigator.connection = connection;
    fireEvent.mouseOver(getByRole('link'));
    fireEvent.mouseOut(getByRole('link'));
    return hovering.mock.calls.length === 1;
  };
  expect(
    [
      { effectiveType: 'slow-2g' },
      { effectiveType: '2g' },
      { effectiveType: '4g', saveData: true },
      { effectiveType: '3g' },
      { effectiveType: '4g', saveData: false },
      undefined,
    ].map(isLoadedOn),
  ).toEqual([false, false, false, true, true, true]);
});
