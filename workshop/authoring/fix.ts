/** `fix`: repairs what needs no judgment, after showing it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { structuredPatch } from 'diff';
import { loadContent } from '../../src/content/checks/load';
import { withSharedFields } from '../../src/content/fixes/field-order';
import { type FixContext, fixed } from '../../src/content/fixes/fix';
import type { LinkedSite } from '../../src/content/fixes/moved-links';
import { hasConflict } from '../../src/content/text-checks/structure';
import { defaultLocale, localeCodes } from '../../src/site/languages/locales';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import { changedFiles } from './git';
import { choiceOf, filesNamed, openSite, readPages } from './project';
import { writeSafely } from './safe-write';
import { type Paint, verb } from './verb';

/** Leaves a text alone whose parts are nested too deeply to be read; the check reports it. */
function fixedOrLeft(text: string, context: FixContext): ReturnType<typeof fixed> {
  try {
    return fixed(text, context);
  } catch (error) {
    if (error instanceof RangeError) return { text, findings: [] };
    throw error;
  }
}

/** A line diff with context; empty without changes. */
function shownLines(file: string, before: string, after: string, paint: Paint): string {
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: 2 });
  const shown = (line: string): string => {
    if (line.startsWith('+')) return paint('green', `+ ${line.slice(1)}`);
    if (!line.startsWith('-')) return ` ${line}`;
    return paint('red', `- ${line.slice(1).replace(/[ \t]+$/, (spaces) => '·'.repeat(spaces.length))}`);
  };
  const lines = hunks.flatMap((hunk) => [
    ...(hunk.oldStart > 1 ? [paint('cyan', `@@ line ${hunk.oldStart}`)] : []),
    // That a file has no line end is said in a line of its own.
    ...hunk.lines.filter((line) => !line.startsWith('\\')).map(shown),
  ]);
  return hunks.length === 0 ? '' : [paint('bold', file), ...lines].join('\n');
}

/** The translations of a changed English text take its fields. */
const withTranslations = (files: readonly string[]): string[] =>
  files.map((file) => file.replace(new RegExp(`/${defaultLocale}\\.md$`), ''));

export const fixVerb = verb({
  name: 'fix',
  does: 'Fixes the order of fields, those that a translation has from English, quotation marks, heading levels, spaces that nobody sees, and links that have moved.',
  example: 'npm run content -- fix content/blog/first-rpa-flow --write',
  takes: { 'paths*': 'files or folders; all content without them' },
  options: {
    changed: { type: 'boolean', means: 'only what differs from the main branch' },
    write: { type: 'boolean', means: 'write the files; without it, the changes are only shown' },
  },
  run: async ({ values, positionals }, surroundings) => {
    const { root, paint } = surroundings;
    const named = await filesNamed(root, positionals, ['content']);
    const pages = await readPages(root);
    const { site, table, redirects } = await openSite(surroundings, pages, await loadContent(root));
    const linked: LinkedSite = {
      site,
      authorTarget: authorTargetOf(redirects),
      exists: (locale, own) => table.find(locale, own) !== undefined,
      counterpart: (locale, own) => {
        const page = localeCodes.map((code) => table.find(code, own)).find(Boolean);
        return page && table.alternates(page).find((other) => other.locale === locale)?.path;
      },
    };
    const isChosen = values.changed
      ? choiceOf(withTranslations(await changedFiles(root)), true)
      : choiceOf(named, false);

    const changes = [];
    for (const { file, section, id, locale, path: own } of pages.filter((page) => isChosen(page.file))) {
      // A page's text has neither byte order mark nor carriage returns; its file may.
      const written = await readFile(path.join(root, file), 'utf8');
      const before = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
      // With a merge half done, the rest of the text is not what it will be.
      if (hasConflict(before)) continue;
      const english = pages.find((page) => page.section === section && page.id === id && page.locale === defaultLocale);
      const alike = english && locale !== defaultLocale ? withSharedFields(before, english.text) : before;
      const { text, findings } = fixedOrLeft(alike, { section, locale, linked: { ...linked, own } });
      if (text === written) continue;
      if (values.write) await writeSafely(root, file, text);
      changes.push({ file, findings, shown: shownLines(file, before, text, paint) || `${file}: line ends` });
    }
    const count = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`;
    const end =
      changes.length === 0 ? 'nothing to fix' : values.write ? `${count} fixed` : `${count} to fix; add --write`;
    return {
      status: changes.length > 0 && !values.write ? 1 : 0,
      text: [...changes.map(({ shown }) => shown), end].join('\n\n'),
      data: { written: values.write === true, files: changes.map(({ file, findings }) => ({ file, findings })) },
    };
  },
});
