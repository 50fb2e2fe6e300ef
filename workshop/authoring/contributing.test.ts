/** Runs the commands of CONTRIBUTING.md in their order. */
import { readFileSync } from 'node:fs';
import { makeProject, type Project } from './made-up-project';
import { soundFiles } from './sound-files';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

const blocksOf = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, content = '']) => content);

const commands = blocksOf('sh').flatMap((block) => block.split('\n').filter(Boolean));
const verbCommands = commands.filter((command) => command.startsWith('npm run content -- '));

const page = 'content/blog/a-profile-for-each-account';

const german = `Zwei Konten in einem Browser teilen sich ihre Cookies, und oft merkt das eine Website. Mit einem Profil für jedes Konto wird nichts geteilt: Jedes hat einen eigenen Fingerabdruck, eigene Cookies und einen eigenen Proxy.

## Zwei Profile anlegen

1. Legen Sie ein Profil an, und benennen Sie es nach dem Konto.
2. Geben Sie ihm den Proxy, von dem dieses Konto immer kommt.
3. Machen Sie dasselbe für das andere Konto.

## Sehen, dass sie getrennt sind

Öffnen Sie beide, und melden Sie sich in jedem mit einem anderen Konto an. Keines meldet das andere ab. Wie viele Profile ein Tarif hat, steht auf [der Seite mit den Preisen](/pricing).
`;

const description = 'Warum jedes Konto ein eigenes Profil braucht, und wie Sie zwei davon anlegen und prüfen.';

/** A file whose fields are replaced, and the text below them. */
function rewrite({ read, write }: Project, file: string, body: string, fields: Readonly<Record<string, string>> = {}) {
  const [, front = ''] = read(file).split(/^---\n/m);
  const lines = front.replace(/^(\w+): .*$/gm, (line, name: string) =>
    fields[name] ? `${name}: ${fields[name]}` : line,
  );
  write(file, `---\n${lines}---\n\n${body}`);
}

/** What a person does after a command, by the command's beginning. */
const byHand: Readonly<Record<string, (project: Project) => void>> = {
  'new blog a-profile-for-each-account --title': (project) =>
    rewrite(project, `${page}/en.md`, blocksOf('markdown')[0] ?? ''),
  'new blog a-profile-for-each-account --lang de': (project) =>
    rewrite(project, `${page}/de.md`, german, { title: 'Ein Profil für jedes Konto', description }),
};

describe('the commands of the guide', () => {
  let project: Project;
  beforeAll(() => {
    project = makeProject(soundFiles, true);
  });
  afterAll(() => project.remove());

  test('are there for each role', () => {
    expect(verbCommands.length).toBeGreaterThan(10);
    for (const verb of ['new', 'check', 'fix', 'preview', 'status', 'diff', 'ack', 'move', 'remove']) {
      expect(verbCommands.join('\n')).toContain(`-- ${verb} `.trimEnd());
    }
  });

  test.each(verbCommands)(
    '%s',
    async (command) => {
      const rest = command.replace('npm run content -- ', '');
      const { status, error } = await project.run(rest, { signal: AbortSignal.abort() });
      expect([status, error]).toEqual([0, '']);
      for (const [beginning, act] of Object.entries(byHand)) if (rest.startsWith(beginning)) act(project);
    },
    120_000,
  );
});
