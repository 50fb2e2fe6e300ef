import { spareConnection } from '../../../src/browser/application/spare-connection';
import { gatsbyWith } from '../../support/gatsby-runtime';

type Connection = Navigator['connection'];

const hover = (connection: Connection): jest.Mock => {
  const { gatsby, own } = gatsbyWith(spareConnection({ ...(connection && { connection }) }));
  gatsby.___loader.hovering('/pricing');
  return own.hovering;
};

test.each<[string, Connection]>([
  ['a slow-2g connection', { effectiveType: 'slow-2g' }],
  ['a 2g connection', { effectiveType: '2g' }],
  ['data saver', { effectiveType: '4g', saveData: true }],
])('a pointer over a link loads nothing on %s (specification 2.6)', (_title, connection) => {
  expect(hover(connection)).not.toHaveBeenCalled();
});

test.each<[string, Connection]>([
  ['3g', { effectiveType: '3g' }],
  ['4g', { effectiveType: '4g', saveData: false }],
  ['a browser that does not tell', undefined],
])('it loads the page on %s', (_title, connection) => {
  expect(hover(connection)).toHaveBeenCalledWith('/pricing');
});

test('the connection is looked at each time: it changes during a visit', () => {
  const connection = { effectiveType: '2g' };
  const { gatsby, own } = gatsbyWith(spareConnection({ connection }));
  gatsby.___loader.hovering('/pricing');
  connection.effectiveType = '4g';
  gatsby.___loader.hovering('/download');
  expect(own.hovering.mock.calls).toEqual([['/download']]);
});
