/** `status`: a matrix of translations by language and section. */
import { localeCodes } from '../../src/site/languages/locales';
import { sections } from '../../src/site/pages/sections';
import { leftTheSite, localesNamed, nameOf, openPage, readPages, sectionNamed, wholeSite } from './project';
import { type StaleMessage, staleMessages, statesFromGit } from './translations/history';
import { type TranslationState, type TranslationStatus, translationStatuses } from './translations/translation-status';
import { type Paint, verb } from './verb';

/** In the order of a cell, with their signs. */
const counted = {
  current: '',
  behind: 'b',
  unknown: '?',
  missing: '-',
  orphaned: '!',
} as const satisfies Partial<Record<TranslationState, string>>;

const legend =
  '3 current, 3b behind, 3? made from a source that nobody recorded, 3- missing, 3! source gone; own texts are not counted';

const countsOf = (statuses: readonly TranslationStatus[]): Record<TranslationState, number> => {
  const counts = { source: 0, current: 0, behind: 0, unknown: 0, missing: 0, orphaned: 0 };
  for (const { state } of statuses) counts[state] += 1;
  return counts;
};

function cellOf(statuses: readonly TranslationStatus[]): string {
  const counts = countsOf(statuses);
  const states = Object.entries(counted) as [keyof typeof counted, string][];
  return states.flatMap(([state, sign]) => (counts[state] > 0 ? [counts[state] + sign] : [])).join(' ');
}

function table(rows: readonly (readonly string[])[], paint: Paint): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row, index) => {
    const line = row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
    return index === 0 ? paint('bold', line) : line;
  });
}

function lineOf({ section, id, locale, state, changes }: TranslationStatus, paint: Paint): string {
  const parts = changes.map(({ title, change }) => `${title} (${change})`).join(', ');
  return `${paint('yellow', state.padEnd(8))}  ${nameOf({ section, id })}  ${locale}${parts && `  ${parts}`}`;
}

/** How many messages of each language are behind, or which. */
function messageLines(messages: readonly StaleMessage[], isListed: boolean): string[] {
  if (messages.length === 0) return [];
  const own = localeCodes.map((code) => [code, messages.filter(({ locale }) => locale === code)] as const);
  const counts = own.filter(([, { length }]) => length > 0).map(([code, { length }]) => `${code} ${length}`);
  return [
    `Messages whose English text has changed in a later commit: ${counts.join(', ')}`,
    ...(isListed ? messages.map(({ locale, name }) => `behind    ${name}  ${locale}`) : []),
  ];
}

export const statusVerb = verb({
  name: 'status',
  does: 'Shows how translations stand, and lists those that are behind or whose source is gone.',
  example: 'npm run content -- status --lang de',
  takes: { 'page?': 'only this page, as <section>/<id>' },
  options: {
    lang: {
      type: 'string',
      multiple: true,
      value: 'codes',
      means: 'only these languages, and list every page that is not current: de,fr',
    },
    section: {
      type: 'string',
      multiple: true,
      value: 'name',
      means: 'only this section, and list every page that is not current',
    },
  },
  run: async ({ values, positionals }, { root, env, paint }) => {
    const locales = localesNamed(values.lang);
    const wanted = (values.section ?? []).map(sectionNamed);
    const [given] = positionals;
    const page = given === undefined ? null : (await openPage(root, given)).page;
    const pages = await readPages(root);
    const known = translationStatuses(pages, leftTheSite(wholeSite(env)));
    const statuses = (await statesFromGit(root, known, pages)).filter(
      ({ locale, section, id }) =>
        (page === null || (page.section === section && page.id === id)) &&
        (locales.length === 0 || locales.includes(locale)) &&
        (wanted.length === 0 || wanted.includes(section)),
    );
    const columns = sections.filter((section) => statuses.some((status) => status.section === section));
    const codes = localeCodes.filter((code) => statuses.some(({ locale }) => locale === code));
    const rowOf = (name: string, own: readonly TranslationStatus[]): readonly string[] => [
      name,
      ...columns.map((section) => cellOf(own.filter((status) => status.section === section))),
      cellOf(own),
    ];
    const ofLanguages = codes.map((code) => [code, statuses.filter(({ locale }) => locale === code)] as const);
    const rows = [['', ...columns, 'all'], ...ofLanguages.map((row) => rowOf(...row)), rowOf('all', statuses)];
    const isFiltered = locales.length + wanted.length > 0 || page !== null;
    const listed: readonly TranslationState[] = isFiltered
      ? ['behind', 'orphaned', 'unknown', 'missing']
      : ['behind', 'orphaned'];
    const lines = listed.flatMap((state) =>
      statuses.filter((status) => status.state === state).map((status) => lineOf(status, paint)),
    );
    const messages = ((await staleMessages(root)) ?? []).filter(
      ({ locale }) => locales.length === 0 || locales.includes(locale),
    );
    const parts = [
      table(rows, paint).join('\n'),
      paint('dim', legend),
      lines.join('\n'),
      wanted.length > 0 || page ? '' : messageLines(messages, locales.length > 0).join('\n'),
    ];
    const data = { counts: countsOf(statuses), statuses, messages };
    return { status: 0, text: parts.filter(Boolean).join('\n\n'), data };
  },
});
