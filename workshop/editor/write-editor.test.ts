import { makeProject } from '../authoring/made-up-project';
import { soundFiles } from '../authoring/sound-files';
import { editorData, surroundingsIn } from './write-editor';

test.each<
  [what: string, env: Parameters<typeof surroundingsIn>[0], repository: string, signInSite: string | undefined]
>([
  [
    'a deploy at Netlify',
    { REPOSITORY_URL: 'https://github.com/facet/site', SITE_NAME: 'facet-global' },
    'facet/site',
    'facet-global.netlify.app',
  ],
  [
    'an address with a token and an end',
    { REPOSITORY_URL: 'https://x:secret@github.com/facet/site.git/' },
    'facet/site',
    undefined,
  ],
  ['an address for SSH', { REPOSITORY_URL: 'git@github.com:facet/site.git' }, 'facet/site', undefined],
  ['another code host', { REPOSITORY_URL: 'https://gitlab.com/facet/site' }, 'local/folder', undefined],
  ['a laptop', {}, 'local/folder', undefined],
])('%s is told from its variables', (_what, env, repository, signInSite) => {
  expect(surroundingsIn({ ...env, EDITOR_SIGN_IN: 'https://sign-in.example' })).toEqual({
    repository,
    signInSite,
    signInProvider: 'https://sign-in.example',
  });
});

describe('the data of the editor', () => {
  const project = makeProject(soundFiles);
  afterAll(() => project.remove());

  test('tell of each page its languages, and what a translation of its English text records', async () => {
    const { status, config } = await editorData(project.root, { SITE_HOST: 'preview' });
    expect(status['blog/first']).toMatchObject({
      source: expect.stringMatching(/^[0-9a-f]{64}$/),
      record: expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{8} body#how-it-begins$/)]),
      languages: { en: { state: 'source', changes: [] }, de: { state: 'missing', changes: [] } },
    });
    expect(status['guide/start']).toEqual({
      source: null,
      record: [],
      languages: { zh: { state: 'source', changes: [] } },
    });
    expect(config.names).toMatchObject({ jp: '日本語', tc: '繁體中文', vn: 'Tiếng Việt' });
    expect(JSON.stringify(config.cms)).not.toContain('secret');
  });

  test('are refused if the taxonomy has faults', async () => {
    project.edit('content/taxonomy.yaml', 'basics:', 'Basics:');
    await expect(editorData(project.root, { SITE_HOST: 'preview' })).rejects.toThrow(
      'content/taxonomy.yaml has faults',
    );
  });
});
