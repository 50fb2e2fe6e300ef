/** `move`: renames a page in every language, with links to it and a redirect from its old address. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { applied } from '../../src/content/fixes/edits';
import { withFieldInOrder } from '../../src/content/fixes/field-order';
import { rewriteLinks } from '../../src/content/fixes/moved-links';
import { placementOf } from '../../src/content/model/placement';
import { parseMarkdown } from '../../src/content/text/markdown';
import { factsFile } from '../../src/content/words/word-rules';
import {
  addressesOf,
  fileOf,
  mentionsOf,
  moveDrawings,
  nameOf,
  openPage,
  type Page,
  type PageFile,
  pageNamed,
  saidOfMentions,
} from './project';
import { writeSafely } from './safe-write';
import { UsageError, verb } from './verb';

interface Move extends PageFile {
  readonly newPath: string;
}

/** @throws UsageError when the section does not allow the new name */
function movesTo(to: Page, files: readonly PageFile[]): Move[] {
  return files.map((file): Move => {
    const placed = placementOf(fileOf(to, file.locale));
    if ('finding' in placed) throw new UsageError(`${nameOf(to)}: ${placed.finding.message}`);
    return { ...file, newPath: placed.placement.path };
  });
}

function withLinks(file: PageFile, { path: oldPath, newPath, section }: Move): string {
  const { body } = parseMarkdown(file.text);
  const rightOf = (url: string): string | null => {
    // A question is an anchor on /faq, and in answers also a bare one.
    if (section === 'faq') {
      if (url === oldPath) return newPath;
      return file.section === 'faq' && `/faq${url}` === oldPath ? newPath.slice('/faq'.length) : null;
    }
    const rest = url.slice(oldPath.length);
    return url.startsWith(oldPath) && /^([?#]|$)/.test(rest) ? newPath + rest : null;
  };
  return applied(file.text, rewriteLinks(file.text, body, rightOf));
}

/** Adds the old address, if it had one, as an alias. */
function withAlias(text: string, move: Move): string {
  const [own, ...earlier] = addressesOf(move);
  if (own === undefined || own === move.newPath) return text;
  const list = [...new Set([...earlier, own])].filter((alias) => alias !== move.newPath);
  return withFieldInOrder(text, move.section, 'aliases', stringify({ aliases: list }, { lineWidth: 0 }).trimEnd());
}

export const moveVerb = verb({
  name: 'move',
  does: 'Gives a page another address in every language, changes the links to it, and redirects the old address.',
  example: 'npm run content -- move blog/first-rpa-flow blog/your-first-rpa-flow',
  takes: { from: 'the page, as <section>/<id>', to: 'its new name' },
  options: {},
  run: async ({ positionals }, { root, paint }) => {
    const [oldName = '', newName = ''] = positionals;
    const to = pageNamed(newName);
    const { page: from, pages, files } = await openPage(root, oldName);
    const moves = movesTo(to, files);
    const folders = [`content/${nameOf(from)}`, `content/${nameOf(to)}`] as const;
    if (existsSync(path.join(root, folders[1])))
      throw new UsageError(`${folders[1]} exists already; choose another id`);

    // The folder is renamed last: if interrupted before, the page can be moved again.
    const rewritten: string[] = [];
    for (const page of pages) {
      const move = moves.find(({ locale }) => locale === page.locale);
      if (!move) continue;
      const linked = withLinks(page, move);
      const text = page.file === move.file ? withAlias(linked, move) : linked;
      if (text === page.text) continue;
      await writeSafely(root, page.file, text);
      if (page.file !== move.file) rewritten.push(page.file);
    }
    const facts = await readFile(path.join(root, factsFile), 'utf8').catch(() => '');
    const factsNow = facts.replaceAll(`\`${folders[0]}\``, `\`${folders[1]}\``);
    if (factsNow !== facts) {
      await writeSafely(root, factsFile, factsNow);
      rewritten.push(factsFile);
    }
    await moveDrawings(root, from, to);
    await mkdir(path.dirname(path.join(root, folders[1])), { recursive: true });
    await rename(path.join(root, folders[0]), path.join(root, folders[1]));

    const mentions = await mentionsOf(root, from);
    const redirects = moves
      .filter((move) => addressesOf(move).length > 0)
      .map(({ locale, path: oldPath, newPath }) => ({ locale, from: oldPath, to: newPath }));
    return {
      status: 0,
      text: [
        paint('bold', `${folders[0]} is now ${folders[1]}`),
        ...redirects.map((redirect) => `redirect in ${redirect.locale}: ${redirect.from} → ${redirect.to}`),
        ...rewritten.map((file) => `link changed in ${file}`),
        ...saidOfMentions(mentions),
      ].join('\n'),
      data: { from: nameOf(from), to: nameOf(to), redirects, rewritten, mentions },
    };
  },
});
