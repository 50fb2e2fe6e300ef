/**
 * The comment that tells what a pull request changes, as GitHub's Markdown (design 16). Everything that comes from the content is
 * escaped: it is neither markup nor a link nor a mention.
 */
import { pathOn, type Site } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { localeCodes } from '../../src/site/languages/locales';
import { type CauseGroup, causeWords, groupByCause, type PageChange } from './compare-pages';
import { causesWhenShortened, type Report, type ReportFault } from './report';

/** Marks the comment among all others, so that it can be kept up to date. */
export const commentMarker = '<!-- facet-preview-report -->';

/** Most characters of a comment on GitHub. */
export const commentLimit = 65_536;

/** Longest text of the content that is shown, in characters. */
const longestText = 120;

/** A list that is longer is folded. */
const unfolded = 5;

/** Bytes by which a page has to grow or shrink before it is named. */
const weightWorthNaming = 500;

/** What the comment needs besides the report. */
export interface CommentPlace {
  readonly site: Site;
  /** The origin of the preview; null if it is not known, and nothing is linked. */
  readonly preview: string | null;
  /** The commit that was built. */
  readonly commit: string;
}

/** A section of the comment: a line that says how much there is, and the lines themselves. */
interface Part {
  readonly title: string;
  readonly lines: readonly string[];
  /** Lines at the beginning that belong to all others: the head of a table. */
  readonly head?: readonly string[];
}

/** Writes the comment. It has at most {@link commentLimit} characters; what does not fit is counted. */
export function commentOf(report: Report, place: CommentPlace): string {
  const { comparison, failed, statuses } = report;
  const faults = report.faults ?? [];
  const pages = comparison?.pages ?? [];
  const notes = [
    ...(failed.length > 0 ? [`**Failed: ${failed.map(code).join(', ')}.** What follows may be incomplete.`] : []),
    ...(comparison === null ? ['The preview could not be built, so its pages are not compared.'] : []),
    ...(comparison?.basis === 'files'
      ? [
          'No manifest of the base branch was at hand: these are the pages that are made from changed files. Whether they look different, and which pages are gone, is not known.',
        ]
      : []),
    ...(report.isShortened
      ? [`So much has changed that each page stands at ${causesWhenShortened} of its causes at most.`]
      : []),
  ];
  const parts: readonly Part[] = [
    part(
      counted(faults.length, 'fault'),
      faults.map(({ file, line, rule, message }) => `- ${code(`${file}:${line}`)} ${escaped(message)} (${code(rule)})`),
    ),
    ...groupByCause(pages).map((group) => groupPart(group, place)),
    part(
      counted(comparison?.redirects.length ?? 0, 'redirect'),
      (comparison?.redirects ?? []).map(
        ({ locale, from, before, after }) =>
          `- ${locale} ${code(from)}: ${before === null ? 'none' : code(before)} → ${after === null ? 'none' : code(after)}`,
      ),
    ),
    part(
      counted((comparison?.outside ?? []).length, 'new outside address', 'new outside addresses'),
      (comparison?.outside ?? []).map(({ address, page }) => `- ${code(address)} on ${code(page)}`),
    ),
    part(
      counted(statuses.length, 'changed translation status', 'changed translation statuses'),
      statuses.map(
        ({ section, id, locale, before, after }) =>
          `- ${code(`${section}/${id}`)} ${locale}: ${before ?? 'none'} → ${after ?? 'none'}`,
      ),
    ),
    weightPart(pages, place),
  ].filter(({ lines }) => lines.length > 0);

  const opening = [
    commentMarker,
    '## What this pull request changes',
    '',
    `${summaryOf(report)} Built from ${code(place.commit.slice(0, 10))}.`,
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
  return fitted(opening, parts);
}

/** The comment in place of a report that cannot be shown. Nothing in it comes from the report. */
export const faultComment = (fault: ReportFault, { commit }: Pick<CommentPlace, 'commit'>): string =>
  [
    commentMarker,
    '## What this pull request changes',
    '',
    `The report of ${code(commit.slice(0, 10))} ${fault}, so nothing of it is shown. Look at the run of the workflow.`,
    '',
  ].join('\n');

function summaryOf({ comparison, faults }: Report): string {
  const pages = comparison?.pages ?? [];
  const kinds = (['changed', 'added', 'removed', 'renamed'] as const).flatMap((kind) => {
    const { length } = pages.filter((page) => page.kind === kind);
    return length > 0 ? [`${length} ${kind}`] : [];
  });
  const ofPages = comparison === null ? [] : [kinds.length > 0 ? `Pages: ${kinds.join(', ')}.` : 'No page changes.'];
  const ofFaults = faults?.length === 0 ? 'No faults.' : `**${counted(faults?.length ?? 0, 'fault')}.**`;
  return [...ofPages, faults === null ? 'The check did not come to an end.' : ofFaults].join(' ');
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const part = (title: string, lines: readonly string[]): Part => ({ title, lines });

/** The pages of a cause: a row for each page, with a link for each of its languages. */
function groupPart({ cause, pages }: CauseGroup, place: CommentPlace): Part {
  const rows = new Map<string, PageChange[]>();
  for (const page of pages) {
    const differing = [...kindWords(page), ...page.aspects].join(', ');
    const name = `${page.identity}\n${differing}`;
    rows.set(name, [...(rows.get(name) ?? []), page]);
  }
  const lines = [...rows].map(([name, own]) => {
    const sorted = own.toSorted((a, b) => localeCodes.indexOf(a.locale) - localeCodes.indexOf(b.locale));
    const [first] = sorted;
    const links = sorted.map((page) => linkTo(page, place)).join(' ');
    return `| ${escaped(first?.title ?? '')} | ${links} | ${name.slice(name.indexOf('\n') + 1) || '?'} |`;
  });
  return {
    title: `${causeWords[cause.kind]} ${code(cause.name)}: ${counted(pages.length, 'page')}`,
    head: ['| page | languages | what differs |', '| --- | --- | --- |'],
    lines,
  };
}

function kindWords({ kind, from = '' }: PageChange): string[] {
  if (kind === 'changed') return [];
  return [kind === 'renamed' ? `renamed from ${code(from)}` : kind];
}

function weightPart(pages: readonly PageChange[], place: CommentPlace): Part {
  const heavier = pages
    .flatMap((page) => (page.weight ? [{ page, by: page.weight.after - page.weight.before }] : []))
    .filter(({ by }) => Math.abs(by) >= weightWorthNaming)
    .sort((a, b) => b.by - a.by);
  return part(
    `${counted(heavier.length, 'page')} heavier or lighter by ${weightWorthNaming} bytes or more`,
    heavier.map(
      ({ page, by }) => `- ${linkTo(page, place)} ${code(page.path)}: ${by > 0 ? '+' : '−'}${Math.abs(by)} bytes`,
    ),
  );
}

/** The language of a page as a link to it on the preview. A removed page has none. */
function linkTo({ kind, locale, path }: PageChange, { site, preview }: CommentPlace): string {
  if (preview === null || kind === 'removed') return locale;
  return `[${locale}](${preview}${pathOn({ ...site, target: 'preview' }, locale, path as RoutePath)})`;
}

/** Puts the parts under the opening as far as they fit, and says what is left out. */
function fitted(opening: string, parts: readonly Part[]): string {
  // What is said at the end if something was left out.
  const reserve = 100;
  let text = `${opening}\n`;
  let leftOut = 0;
  const fits = (more: string): boolean => text.length + more.length <= commentLimit - reserve;
  for (const each of parts) {
    let shown = each.lines.length;
    let block = blockOf(each, shown);
    // Half of the lines at a time: a long list is not drawn hundreds of times.
    while (!fits(block) && shown > 1) {
      shown = Math.floor(shown / 2);
      block = blockOf(each, shown);
    }
    if (fits(block)) text += block;
    else leftOut += 1;
  }
  return leftOut === 0 ? text : `${text}\n${counted(leftOut, 'more list')} did not fit.\n`;
}

/** A part with its first lines. */
function blockOf({ title, head = [], lines }: Part, shown: number): string {
  const rest = lines.length > shown ? ['', `and ${lines.length - shown} more`] : [];
  const body = [...head, ...lines.slice(0, shown), ...rest].join('\n');
  return lines.length > unfolded
    ? `\n<details><summary>${title}</summary>\n\n${body}\n\n</details>\n`
    : `\n**${title}**\n\n${body}\n`;
}

/** Signs that mean something in Markdown or HTML, or to GitHub. */
const special = /[&<>"'`*_{}[\]()#!|~@:\\$^]/g;
/** What GitHub makes a link of without a scheme. */
const bareHost = /www(?=\.)/gi;
/** Signs that are not seen, or turn the direction of the text after them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text of the content as plain text. GitHub looks for mentions and numbers in what is shown, hence the word joiner. */
function escaped(text: string): string {
  const plain = text.replace(unseen, ' ').trim();
  const cut = plain.length > longestText ? `${plain.slice(0, longestText).trimEnd()}…` : plain;
  return cut
    .replace(special, (sign) => `&#${sign.charCodeAt(0)};${sign === '@' || sign === '#' ? '&#8288;' : ''}`)
    .replace(bareHost, '$&&#8288;');
}

/** A name as code: GitHub makes no links in it. */
const code = (text: string): string => `<code>${escaped(text)}</code>`;
