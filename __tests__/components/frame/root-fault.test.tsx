/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { leaveFor } from '../../../src/browser/navigation/leave';
import { FaultScreen } from '../../../src/components/frame/root-fault/fault-screen';
import { RootFault } from '../../../src/components/frame/root-fault/root-fault';
import { inShell, messages, renderInShell, type ShellOptions } from '../../support/render-in-shell';

jest.mock('../../../src/browser/navigation/leave', () => ({ leaveFor: jest.fn() }));

const { fault } = messages;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.mocked(leaveFor).mockReset());

const noBlog: ShellOptions['exists'] = (path) => path !== '/blog';

test.each<[string, ShellOptions, 'blog' | 'home', string]>([
  ['the blog', {}, 'blog', '/blog'],
  ['the blog of the language', { locale: 'vn' }, 'blog', '/vn/blog'],
  ['home in Russian', { locale: 'ru' }, 'home', '/'],
  ['home where the language has no blog', { locale: 'km', exists: noBlog }, 'home', '/km'],
])(
  'the error screen leads to %s, says so, and does so by the button and after 5 seconds',
  (_name, options, place, target) => {
    renderInShell(<FaultScreen />, options);
    expect(screen.getByRole('link', { name: fault.back[place] })).toHaveAttribute('href', target);
    expect(screen.getByRole('timer')).toHaveTextContent(fault.autoRefresh[place].replace('{{count}}', '5'));
    for (let left = 5; left > 0; left -= 1) {
      expect(screen.getByRole('timer')).toHaveTextContent(String(left));
      act(() => jest.advanceTimersByTime(999));
      expect(leaveFor).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
    }
    expect(leaveFor).toHaveBeenCalledWith(target);
  },
);

test('a page that cannot be rendered is replaced by the error screen, which does not take the next page with it', () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = renderInShell(
    <RootFault>
      <Broken />
    </RootFault>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(fault['502msg2']);
  rerender(inShell(<RootFault>fine</RootFault>, { canonical: 'https://www.facet.example/pricing' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('fine')).toBeInTheDocument();
});
