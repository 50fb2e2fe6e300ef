/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  announceNavigationDone,
  announceSlowNavigation,
  setGivenUp,
  waitingFor,
} from '../../../src/browser/navigation/navigation';
import { LoadingBar } from '../../../src/components/frame/loading-bar/loading-bar';
import { messages, renderInShell } from '../../support/render-in-shell';

afterEach(() => {
  setGivenUp(false);
  act(() => waitingFor.set(null));
});

test('a bar is shown while a navigation takes noticeable time', () => {
  renderInShell(<LoadingBar />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void announceSlowNavigation());
  expect(screen.getByRole('progressbar', { name: messages.loading })).toBeInTheDocument();
  act(announceNavigationDone);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a navigation that was given up is not under way, whatever Gatsby counts', () => {
  renderInShell(<LoadingBar />);
  act(() => {
    setGivenUp(true);
    announceSlowNavigation();
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('offline it is said what becomes of the next page, until the visitor gives it up', () => {
  renderInShell(<LoadingBar />);
  act(() => waitingFor.set('/pricing'));
  expect(screen.getByRole('status')).toHaveTextContent(`${messages.offline.text} ${messages.offline.wait}`);
  fireEvent.click(screen.getByRole('button', { name: messages.close }));
  expect(waitingFor.get()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
