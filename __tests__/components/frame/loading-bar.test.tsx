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

test('a bar is shown while a navigation takes noticeable time, unless it was given up, whatever Gatsby counts', () => {
  const bar = () => screen.queryByRole('progressbar', { name: messages.loading });
  renderInShell(<LoadingBar />);
  expect(bar()).toBeNull();
  act(() => void announceSlowNavigation());
  expect(bar()).toBeInTheDocument();
  act(announceNavigationDone);
  expect(bar()).toBeNull();
  act(() => {
    setGivenUp(true);
    announceSlowNavigation();
  });
  expect(bar()).toBeNull();
});

test('offline it is said what becomes of the next page, until the visitor gives it up', () => {
  renderInShell(<LoadingBar />);
  act(() => waitingFor.set('/pricing'));
  expect(screen.getByRole('status')).toHaveTextContent(`${messages.offline.text} ${messages.offline.wait}`);
  fireEvent.click(screen.getByRole('button', { name: messages.close }));
  expect(waitingFor.get()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
