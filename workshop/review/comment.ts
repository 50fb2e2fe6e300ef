/**
 * The comment on a pull request, as GitHub's Markdown. Content is escaped: it becomes neither markup nor a link nor a
 * mention.
 */
import { pathOn, type Site } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { localeCodes } from '../../src/site/languages/locales';
import { type CauseGroup, causeWords, groupByCause } from './compare-pages';
import {
  type Comparison,
  causesWhenShortened,
  type InputChange,
  type PageChange,
  type Report,
  type ReportFault,
} from './report';

export const commentMarker = '<!-- facet-preview-report -->';
const heading = `${commentMarker}\n## What this pull request changes\n\n`;

/** GitHub's limit in characters. */
export const commentLimit = 65_536;

const longestText = 120;

const unfolded = 5;

export interface CommentContext {
  readonly site: Site;
  /** An origin; null if unknown, and then nothing is linked. */
  readonly preview: string | null;
  readonly commit: string;
}

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
  /** The head of a table. */
  readonly head?: readonly string[];
}

/** At most {@link commentLimit} characters; what does not fit is counted. */
export function commentOf(report: Report, context: CommentContext): string {
  const { comparison, failed } = report;
  const { pages, redirects, outside, inputs } = comparison ?? { pages: [], redirects: [], outside: [], inputs: [] };
  const faults = report.faults ?? [];
  const unshown = (inputs ?? []).filter(({ isShown }) => !isShown);
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
  const answered = new Set(redirects.map(({ locale, from, after }) => after && `${locale}:${from}`));
  const nowhere = pages.filter(({ kind, locale, path }) => kind === 'removed' && !answered.has(`${locale}:${path}`));
  const parts: readonly Part[] = [
    part(
      counted(faults.length, 'fault'),
      faults.map(({ file, line, rule, message }) => `- ${code(`${file}:${line}`)} ${escaped(message)} (${code(rule)})`),
    ),
    // What appears and disappears comes first, so that a long list of changed pages cannot displace it.
    part(
      counted(nowhere.length, 'address leads nowhere now', 'addresses lead nowhere now'),
      nowhere.map(({ locale, path, title }) => `- ${locale} ${code(path)} ${escaped(title)}`),
    ),
    part(
      counted(unshown.length, 'change that no page accounts for', 'changes that no page accounts for'),
      unshown.map(inputLine),
    ),
    part(
      counted(redirects.length, 'redirect'),
      redirects.map(({ locale, from, before, after }) => `- ${locale} ${code(from)}: ${codes(before, after)}`),
    ),
    ...groupByCause(pages).map((group) => groupPart(group, context)),
    part(
      counted(outside.length, 'new outside address', 'new outside addresses'),
      outside.map(({ address, page }) => `- ${code(address)} on ${code(page)}`),
    ),
  ].filter(({ lines }) => lines.length > 0);

  const summary = `${heading}${summaryOf(report)} Built from ${code(context.commit.slice(0, 10))}.`;
  return fitted([summary, ...notes].join('\n\n'), parts);
}

/** Replaces a report that cannot be shown, and contains nothing of it. */
export const faultComment = (fault: ReportFault, { commit }: Pick<CommentContext, 'commit'>): string =>
  `${heading}The report of ${code(commit.slice(0, 10))} ${fault}, so nothing of it is shown. Look at the run of the workflow.\n`;

const codes = (...values: readonly (string | null)[]): string =>
  values.map((value) => (value === null ? 'none' : code(value))).join(' → ');

const inputLine = ({ file, key, before, after }: InputChange): string =>
  `- ${code(file)} ${escaped(key)}${before === null && after === null ? '' : `: ${codes(before, after)}`}`;

function summaryOf({ comparison, faults }: Report): string {
  const pages = comparison?.pages ?? [];
  const kinds = (['changed', 'added', 'removed', 'renamed'] as const).flatMap((kind) => {
    const { length } = pages.filter((page) => page.kind === kind);
    return length > 0 ? [`${length} ${kind}`] : [];
  });
  const ofPages = comparison === null ? [] : [kinds.length > 0 ? `Pages: ${kinds.join(', ')}.` : nothingIn(comparison)];
  const ofFaults = faults?.length === 0 ? 'No faults.' : `**${counted(faults?.length ?? 0, 'fault')}.**`;
  return [...ofPages, faults === null ? 'The check did not come to an end.' : ofFaults].join(' ');
}

function nothingIn({ inputs }: Comparison): string {
  if (inputs === null) return 'The HTML of no page changes; what else does is not known.';
  return inputs.length === 0
    ? 'Nothing changes.'
    : 'The HTML of no page changes, but what scripts show may: see below.';
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const part = (title: string, lines: readonly string[]): Part => ({ title, lines });

function groupPart({ cause, pages }: CauseGroup, context: CommentContext): Part {
  const rows = new Map<string, PageChange[]>();
  for (const page of pages) {
    const differing = [...kindWords(page), ...page.aspects].join(', ');
    const name = `${page.identity}\n${differing}`;
    rows.set(name, [...(rows.get(name) ?? []), page]);
  }
  const lines = [...rows].map(([name, own]) => {
    const sorted = own.toSorted((a, b) => localeCodes.indexOf(a.locale) - localeCodes.indexOf(b.locale));
    const [first] = sorted;
    const links = sorted.map((page) => linkTo(page, context)).join(' ');
    return `| ${escaped(first?.title ?? '')} | ${links} | ${name.slice(name.indexOf('\n') + 1) || '?'} |`;
  });
  const name = cause.name && ` ${code(cause.name)}`;
  return {
    title: `${causeWords[cause.kind]}${name}: ${counted(pages.length, 'page')}`,
    head: ['| page | languages | what differs |', '| --- | --- | --- |'],
    lines,
  };
}

function kindWords({ kind, from = '' }: PageChange): string[] {
  if (kind === 'changed') return [];
  return [kind === 'renamed' ? `renamed from ${code(from)}` : kind];
}

/** The page's language as a link to the preview; a removed page has none. */
function linkTo({ kind, locale, path }: PageChange, { site, preview }: CommentContext): string {
  if (preview === null || kind === 'removed') return locale;
  return `[${locale}](${preview}${pathOn({ ...site, target: 'preview' }, locale, path as RoutePath)})`;
}

function fitted(opening: string, parts: readonly Part[]): string {
  // For the closing note.
  const reserve = 100;
  let text = `${opening}\n`;
  let leftOut = 0;
  const fits = (more: string): boolean => text.length + more.length <= commentLimit - reserve;
  for (const each of parts) {
    let shown = each.lines.length;
    let block = blockOf(each, shown);
    // Halves each time, so that a long list is not drawn hundreds of times.
    while (!fits(block) && shown > 1) {
      shown = Math.floor(shown / 2);
      block = blockOf(each, shown);
    }
    if (fits(block)) text += block;
    else leftOut += 1;
  }
  return leftOut === 0 ? text : `${text}\n${counted(leftOut, 'more list')} did not fit.\n`;
}

function blockOf({ title, head = [], lines }: Part, shown: number): string {
  const rest = lines.length > shown ? ['', `and ${lines.length - shown} more`] : [];
  const body = [...head, ...lines.slice(0, shown), ...rest].join('\n');
  return lines.length > unfolded
    ? `\n<details><summary>${title}</summary>\n\n${body}\n\n</details>\n`
    : `\n**${title}**\n\n${body}\n`;
}

const special = /[&<>"'`*_{}[\]()#!|~@:\\$^]/g;
/** What GitHub links by itself: a host without a scheme, the number of an issue, and the first seven digits of a commit. */
const linkedByItself = /www(?=\.)|\bGH(?=-\d)|\b[0-9a-f]{6}(?=[0-9a-f]{1,34}\b)/gi;
/** Invisible, or changing the direction of the text. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** As plain text. GitHub looks for mentions and numbers in what is shown, hence the word joiner. */
const escaped = (text: string): string => escapedSigns(text).replace(linkedByItself, '$&&#8288;');

function escapedSigns(text: string): string {
  const plain = text.replace(unseen, ' ').trim();
  const cut = plain.length > longestText ? `${plain.slice(0, longestText).trimEnd()}…` : plain;
  return cut.replace(special, (sign) => `&#${sign.charCodeAt(0)};${sign === '@' || sign === '#' ? '&#8288;' : ''}`);
}

/** GitHub makes no links in code. */
const code = (text: string): string => `<code>${escapedSigns(text)}</code>`;
