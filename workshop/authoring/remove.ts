/** `remove`: removes a page and redirects its addresses to another one. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { loadContent } from '../../src/content/checks/load';
import { didYouMean } from '../../src/content/nearest';
import { parseMarkdown } from '../../src/content/text/markdown';
import { readRedirects, redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import type { Site } from '../../src/site/hosting/hosts';
import { isConfiguredHost } from '../../src/site/hosting/own-domain';
import type { PageTable } from '../../src/site/pages/page-table';
import {
  addressesOf,
  leftTheSite,
  localesNamed,
  mentionsOf,
  moveDrawings,
  openPage,
  type PageFile,
  saidOfMentions,
  tableOf,
  wholeSite,
} from './project';
import { writeSafely } from './safe-write';
import { answerTo, UsageError, verb } from './verb';

/** The target in the page's language; without it the section's list, or home. */
function endIn(table: PageTable, { locale, path: own }: PageFile, target: string): string {
  if (/^https?:/.test(target)) return target;
  const list = own.slice(0, own.lastIndexOf('/'));
  return [target, list].find((candidate) => table.find(locale, candidate)) ?? '/';
}

/** On the site itself or another host of the configuration. */
const isAllowed = (address: string, { config }: Site): boolean =>
  URL.canParse(address) && isConfiguredHost(new URL(address), config);

function linksTo(gone: readonly PageFile[], pages: readonly PageFile[]): string[] {
  return pages.flatMap((page) => {
    const own = gone.find(({ locale }) => locale === page.locale);
    if (!own || gone.includes(page) || !page.text.includes(own.path)) return [];
    return parseMarkdown(page.text)
      .links.filter(({ url }) => url === own.path || url.replace(/[?#].*$/, '') === own.path)
      .map(({ line }) => `${page.file}:${line}`);
  });
}

export const removeVerb = verb({
  name: 'remove',
  does: 'Removes a page and redirects its addresses; a language that lacks the target redirects to its list or home page.',
  example: 'npm run content -- remove blog/first-rpa-flow --to /blog/rpa-flows-that-fail-safely',
  takes: { page: 'the page, as <section>/<id>' },
  options: {
    to: { type: 'string', value: 'path', means: 'where its addresses lead, without language, such as /blog/other' },
    lang: { type: 'string', multiple: true, value: 'codes', means: 'only in these languages: de,fr' },
    note: { type: 'string', value: 'why', means: 'why, for the list of redirects' },
  },
  run: async ({ values, positionals }, surroundings) => {
    const { root, paint, today, env } = surroundings;
    const [given = ''] = positionals;
    const locales = localesNamed(values.lang);
    const { page, name, pages, files: all } = await openPage(root, given);
    const gone = all.filter(({ locale }) => locales.length === 0 || locales.includes(locale));
    if (gone.length === 0) throw new UsageError(`${name} is not in ${locales.join(', ')}`);

    const site = wholeSite(env);
    const loaded = await loadContent(root);
    const left = pages.filter((file) => !gone.includes(file));
    const documents = loaded.documents.filter(({ file }) => gone.every((own) => own.file !== file));
    const table = tableOf(site, { documents }, left);
    const served = gone.filter((file) => addressesOf(file).length > 0 && !leftTheSite(site)(file.locale, file.path));
    const target =
      served.length === 0 ? '/' : await answerTo('Where do its addresses lead?', values.to, '--to', surroundings);
    const isKnown = /^https?:/.test(target)
      ? isAllowed(target, site)
      : gone.some(({ locale }) => table.find(locale, target));
    if (!isKnown) {
      const paths = table.pages.map((other) => other.path).filter((known) => known !== '/');
      const languages = gone.map(({ locale }) => locale).join(', ');
      const message = /^https?:/.test(target)
        ? `"${target}" is on another site; write the path of a page, such as /blog`
        : `"${target}" is not a page in ${languages}; write the path of a page, such as /blog${didYouMean(target, paths)}`;
      return { status: 1, text: paint('red', message), data: { error: message } };
    }

    const note = values.note ?? `${name} was removed on ${today}`;
    const text = await readFile(path.join(root, redirectsFileName), 'utf8').catch(() => '');
    const present = new Set(readRedirects(text).written.map(({ locale, from }) => `${locale}:${from}`));
    const redirects = served
      .flatMap((file) =>
        addressesOf(file).map((from) => ({ language: file.locale, from, to: endIn(table, file, target), note })),
      )
      .filter(({ language, from }) => !present.has(`${language}:${from}`));
    // Redirects first: if interrupted after them, a page is left that the check reports as redirected.
    if (redirects.length > 0) {
      const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
      await writeSafely(root, redirectsFileName, before + stringify(redirects, { lineWidth: 0 }));
    }
    const folder = path.join(root, 'content', name);
    for (const { file } of gone) await rm(path.join(root, file));
    if (gone.length === all.length) {
      await rm(folder, { recursive: true });
      await moveDrawings(root, page, null);
    }

    const links = linksTo(gone, pages);
    const mentions = await mentionsOf(root, page);
    const images = gone.length === all.length ? [] : (await readdir(folder)).filter((file) => !file.endsWith('.md'));
    return {
      status: links.length > 0 ? 1 : 0,
      text: [
        paint('bold', `${name} is removed in ${gone.map(({ locale }) => locale).join(', ')}`),
        ...redirects.map(({ language, from, to }) => `redirect in ${language}: ${from} → ${to}`),
        ...links.map((place) => `linked from ${place}; remove the link, or let \`fix\` lead it to the new target`),
        ...saidOfMentions(mentions),
        ...(images.length > 0
          ? [`${images.join(', ')}: kept for the other languages; check finds those that are unused`]
          : []),
      ].join('\n'),
      data: { page: name, languages: gone.map(({ locale }) => locale), redirects, links, mentions },
    };
  },
});
