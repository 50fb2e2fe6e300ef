import { spareConnection } from '../../src/application/spare-connection';

type Connection = Navigator['connection'];

const hover = (connection: Connection): jest.Mock => {
  const hovering = jest.fn();
  const loader = { hovering };
  spareConnection(loader, { ...(connection && { connection }) });
  loader.hovering('/pricing');
  return hovering;
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
  const hovering = jest.fn();
  const loader = { hovering };
  const connection = { effectiveType: '2g' };
  spareConnection(loader, { connection });
  loader.hovering('/pricing');
  connection.effectiveType = '4g';
  loader.hovering('/download');
  expect(hovering.mock.calls).toEqual([['/download']]);
});
