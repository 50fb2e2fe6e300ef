/** Steps before Gatsby's own functions. */
import { type NavigationStep, navigateFunctions } from '../../../src/browser/gatsby/gatsby';
import { gatsbyWith } from '../../support/gatsby-runtime';

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
});

const named = (name: string): NavigationStep => ({
  navigate: (next) => (to, options) => {
    calls.push(name);
    next(to, options);
  },
  loadPage: (next) => (path) => {
    calls.push(name);
    return next(path);
  },
});

test.each(navigateFunctions)('%s goes through the steps in their order, and ends at Gatsby', (entrance) => {
  const { gatsby, own } = gatsbyWith(named('first'), {}, named('second'));
  gatsby[entrance]('/pricing', { replace: true });
  expect(calls).toEqual(['first', 'second']);
  expect(own.navigate.mock.calls).toEqual([['/pricing', { replace: true }]]);
});

test('a page is loaded through the same steps in the same order', async () => {
  const { gatsby, own } = gatsbyWith(named('first'), named('second'));
  await expect(gatsby.___loader.loadPage('/pricing')).resolves.toEqual({ status: 'success' });
  expect(calls).toEqual(['first', 'second']);
  expect(own.loadPage.mock.calls).toEqual([['/pricing']]);
});

test('a step that does not hand over ends the navigation', () => {
  const { gatsby, own } = gatsbyWith({ navigate: () => () => {} }, named('second'));
  gatsby.___push('/pricing');
  expect([calls, own.navigate.mock.calls]).toEqual([[], []]);
});
