import { makeProject, type Project } from '../made-up-project';
import { readPages } from '../project';
import { staleMessages, statesFromGit } from './history';
import { translationStatuses } from './translation-status';

const text = (body: string): string =>
  `---\ntitle: A title\ndescription: What it says.\ndate: 2026-10-01\n---\n\n${body}\n`;
const [en, de] = ['content/blog/first/en.md', 'content/blog/first/de.md'];
const [messages, german] = ['locales/en/home.json', 'locales/de/home.json'];

let project: Project;
beforeEach(() => {
  project = makeProject({ [en]: text('One.'), [de]: text('Eins.'), [messages]: '{"a":{"b":"One"},"c":"C"}' }, true);
  project.write(german, '{"a":{"b":"Eins"},"c":"C"}');
  project.commit('Translate the messages');
});
afterEach(() => project.remove());

const stateOfGerman = async () => {
  const pages = await readPages(project.root);
  const statuses = await statesFromGit(project.root, translationStatuses(pages), pages);
  const { state, changes = [] } = statuses.find(({ locale }) => locale === 'de') ?? {};
  return [state, ...changes.map(({ name }) => name)];
};

describe('a translation that records no source is', () => {
  test.each<[string, (project: Project) => void, readonly string[]]>([
    ['current if it changed with the English text', () => {}, ['current']],
    [
      'behind by the parts that have changed since it last did',
      ({ write, commit }) => {
        write(en, text('Two.'));
        commit('Change the English text');
      },
      ['behind', 'body'],
    ],
    ['behind an English text that is not committed yet', ({ write }) => write(en, text('Two.')), ['behind', 'body']],
    [
      'current once it has changed after the English text, or is about to',
      ({ write, commit }) => {
        write(en, text('Two.'));
        commit('Change the English text');
        write(de, text('Zwei.'));
      },
      ['current'],
    ],
    [
      'current if the English text only has another form',
      ({ write, commit }) => {
        write(en, text('One.').replace('What it says.', '"What it says."'));
        commit('Quote the description');
      },
      ['current'],
    ],
  ])('%s', async (_what, change, expected) => {
    change(project);
    expect(await stateOfGerman()).toEqual(expected);
  });
});

test('the state of an earlier commit can be told, too', async () => {
  const earlier = await readPages(project.root);
  project.write(en, text('Two.'));
  project.commit('Change the English text');
  const between = await readPages(project.root);
  project.write(de, text('Zwei.'));
  project.commit('Translate it');
  const statesOf = async (pages: typeof earlier) =>
    (await statesFromGit(project.root, translationStatuses(pages), pages)).flatMap(({ locale, state }) =>
      locale === 'de' ? state : [],
    );
  expect([await statesOf(earlier), await statesOf(between), await statesOf(await readPages(project.root))]).toEqual([
    ['current'],
    ['behind'],
    ['current'],
  ]);
});

test('a message is behind when its English text has changed in a later commit, whatever else changed in its file', async () => {
  expect(await staleMessages(project.root)).toEqual([]);
  project.write(messages, '{"a":{"b":"Two"},"c":"C"}');
  project.commit('Change an English message');
  project.write(german, '{"a":{"b":"Eins"},"c":"Tse"}');
  expect(await staleMessages(project.root)).toEqual([{ locale: 'de', name: 'home.a.b' }]);
  project.write(german, '{"a":{"b":"Zwei"},"c":"Tse"}');
  expect(await staleMessages(project.root)).toEqual([]);
});

test('the authors see which messages are behind', async () => {
  project.write(messages, '{"a":{"b":"Two"},"c":"C"}');
  const { out: all } = await project.run('status');
  expect(all).toContain('Messages whose English text has changed in a later commit: de 1');
  expect((await project.run('status --lang de')).out).toContain('home.a.b  de');
});

test('without a history nothing is said', async () => {
  const bare = makeProject({ [en]: text('One.'), [de]: text('Eins.') });
  const pages = await readPages(bare.root);
  expect(await staleMessages(bare.root)).toBeNull();
  expect(await statesFromGit(bare.root, translationStatuses(pages), pages)).toEqual(translationStatuses(pages));
  bare.remove();
});
