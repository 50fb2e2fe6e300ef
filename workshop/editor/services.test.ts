import { editorServices } from './services';

describe('the editor of npm run dev', () => {
  const app = editorServices('.', { SITE_HOST: 'preview' });

  test.each([
    ['/_edit', 200, 'text/html'],
    ['/_edit/', 200, 'text/html'],
    ['/_edit/editor.js', 200, 'text/javascript'],
    ['/_edit/editor.css', 200, 'text/css'],
    ['/_edit/page.css', 200, 'text/css'],
    ['/_edit/nothing', 404, 'text/plain'],
  ])('%s answers with %d and %s', async (address, status, type) => {
    const answer = await app.fetch(new Request(`http://127.0.0.1${address}`));
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
  });

  test('its program asks no other host for a font', async () => {
    const answer = await app.fetch(new Request('http://127.0.0.1/_edit/editor.js'));
    expect(await answer.text()).not.toContain('cdn.jsdelivr.net/fontsource');
  });
});
