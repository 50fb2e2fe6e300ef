/** `sources`: statements with an outside source, and the day on which it was read. */
import { loadContent } from '../../src/content/checks/load';
import type { OutsideLink } from '../../src/content/tree/documents';
import { byPlace, type Fault } from '../../src/site/faults';
import { defaultLocale } from '../../src/site/languages/locales';
import { askLinks, type LinkAnswer } from './ask-links';
import { formatNamed, formatOption, reportFaults } from './fault-report';
import { choiceOf, filesNamed } from './project';
import { verb } from './verb';

interface Statement extends OutsideLink {
  readonly file: string;
  /** `YYYY-MM-DD`; empty if missing. */
  readonly read: string;
}

/** A translation repeats its English page, so only its own links count. */
async function statementsIn(root: string): Promise<readonly Statement[]> {
  const { documents, tree } = await loadContent(root);
  const english = new Map(
    documents
      .filter(({ entry }) => entry.locale === defaultLocale)
      .map((document) => [`${document.entry.section}/${document.entry.id}`, document]),
  );
  return documents.flatMap((document) => {
    const { file, entry, frontMatter, outsideLinks } = document;
    const source = english.get(`${entry.section}/${entry.id}`);
    const day = frontMatter.links_checked ?? source?.frontMatter.links_checked ?? '';
    const isSaid = ({ url }: OutsideLink): boolean =>
      source !== document && source?.outsideLinks.some((link) => link.url === url) === true;
    const lines = new TextDecoder().decode(tree.texts.get(file)).split('\n');
    return outsideLinks
      .filter((link) => !isSaid(link))
      .map((link) => ({ read: day, ...link, file, says: sentenceWith(link.says, lines[link.line - 1] ?? '') }));
  });
}

/** The sentence around a link's text; the text itself outside any sentence. */
function sentenceWith(text: string, line: string): string {
  const plain = line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^[\s>|\d.-]+|[*`]/g, '');
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain)];
  return sentences.find(({ segment }) => segment.includes(text))?.segment.trim() ?? text;
}

function faultsOf(
  statements: readonly Statement[],
  answers: ReadonlyMap<string, LinkAnswer>,
  today: string,
): readonly Fault[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return statements
    .flatMap(({ file, line, url, read }): Fault[] => {
      const answer = answers.get(url);
      const gone = `"${url}" ${answer?.reason}; link to where it is now, or change what the page says`;
      const old = `"${url}" was read on ${read}; read it again, and write the day`;
      return [
        ...(answer?.kind === 'gone' ? [{ file, line, rule: 'source-gone', message: gone }] : []),
        ...(read < yearAgo ? [{ file, line, rule: 'source-old', message: old }] : []),
      ];
    })
    .sort(byPlace);
}

const tableOf = (statements: readonly Statement[]): string =>
  [
    ['page', 'statement', 'source', 'read on'],
    ['---', '---', '---', '---'],
    ...statements.map(({ file, line, says, url, read }) => [`${file}:${line}`, says, url, read]),
  ]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

export const sourcesVerb = verb({
  name: 'sources',
  does: 'Lists what pages say with a source off the site, or asks whether the sources are still there.',
  example: 'npm run content -- sources content/alternatives',
  takes: { 'paths*': 'files or folders; all without them' },
  options: {
    ask: { type: 'boolean', means: 'find sources that no longer answer, or were read more than a year ago' },
    format: formatOption,
  },
  run: async ({ values, positionals }, surroundings) => {
    const { root, today } = surroundings;
    const format = formatNamed(values.format, surroundings);
    const isWanted = choiceOf(await filesNamed(root, positionals, ['content']), false);
    const statements = (await statementsIn(root)).filter(({ file }) => isWanted(file));
    if (!values.ask) return { status: 0, text: tableOf(statements), data: statements };
    const answers = await askLinks(statements.map(({ url }) => url));
    const faults = faultsOf(statements, answers, today);
    const turnedAway = [...answers].filter(([, { kind }]) => kind === 'turned-away');
    const data = { statements, turnedAway: turnedAway.map(([url]) => url), faults };
    const sources = `${statements.length} statements with ${answers.size} sources`;
    const checked = `${sources}, ${turnedAway.length} of which cannot be asked by a program`;
    return reportFaults(faults, { format, checked, data }, surroundings);
  },
});
