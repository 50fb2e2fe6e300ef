import { publicHosts } from '../../../src/site/hosting/hosts';

test('only the documents of a preview’s build have the reviewer’s bar', async () => {
  const scripts = async (entry: object | null) => {
    jest.resetModules();
    Object.assign(globalThis, { __ENTRY__: entry });
    return (await import('../../../src/browser/document/scripts')).scriptsOfReview;
  };
  const built = await scripts({ loader: '', script: '/a.js', following: '/b.js', styles: '/c.css' });
  for (const target of publicHosts) expect(built({ target })).toEqual([]);
  expect(built({ target: 'preview' }).map(({ props }) => props)).toEqual([
    { type: 'module', src: '/_review/review/page/bar.js' },
  ]);
  expect((await scripts(null))({ target: 'preview' })).toEqual([]);
});
