/**
 * The comment on a pull request, as GitHub's Markdown. What a report says is escaped: it becomes neither markup nor a mention, and
 * links lead to the preview only.
 */
import type { List, Report, ReportFault, Row } from './report';

export const commentMarker = '<!-- facet-preview-report -->';
const heading = `${commentMarker}\n## What this pull request changes\n\n`;

/** GitHub's limit in characters. */
export const commentLimit = 65_536;

/** Of a text in a list, and of what the report says of all. */
const longestText = 120;
const longestSaying = 500;

const unfolded = 5;

export interface CommentContext {
  /** An origin; null if unknown, and then nothing is linked. */
  readonly preview: string | null;
  readonly commit: string;
}

/** At most {@link commentLimit} characters; what does not fit is counted. */
export function commentOf({ says, lists }: Report, { preview, commit }: CommentContext): string {
  // For the closing note.
  const reserve = 100;
  let text = `${heading}${[...says.map((each) => plain(each, longestSaying)), `Built from ${code(commit.slice(0, 10))}.`].join('\n\n')}\n`;
  let leftOut = 0;
  const fits = (more: string): boolean => text.length + more.length <= commentLimit - reserve;
  for (const list of lists) {
    let shown = list.rows.length;
    let block = blockOf(list, shown, preview);
    // Halves each time, so that a long list is not drawn hundreds of times.
    while (!fits(block) && shown > 1) {
      shown = Math.floor(shown / 2);
      block = blockOf(list, shown, preview);
    }
    if (fits(block)) text += block;
    else leftOut += 1;
  }
  return leftOut === 0 ? text : `${text}\n${leftOut} more lists did not fit.\n`;
}

/** Replaces a report that cannot be shown, and contains nothing of it. */
export const faultComment = (fault: ReportFault, { commit }: Pick<CommentContext, 'commit'>): string =>
  `${heading}The report of ${code(commit.slice(0, 10))} ${fault}, so nothing of it is shown. Look at the run of the workflow.\n`;

function blockOf({ title, rows, more }: List, shown: number, preview: string | null): string {
  const count = rows.length + more;
  const named = `${plain(title)}: ${count}`;
  const rest = count > shown ? ['', `and ${count - shown} more`] : [];
  const body = [...rows.slice(0, shown).map((row) => lineOf(row, preview)), ...rest].join('\n');
  return count > unfolded
    ? `\n<details><summary>${named}</summary>\n\n${body}\n\n</details>\n`
    : `\n**${named}**\n\n${body}\n`;
}

function lineOf({ code: name, words, values, links = [] }: Row, preview: string | null): string {
  const parts = [
    name && code(name),
    plain(words),
    values?.map((value) => (value === null ? 'none' : code(value))).join(' → '),
    ...links.map(({ name: text, path }) =>
      preview === null || path === null ? plain(text) : `[${plain(text)}](${preview}${path})`,
    ),
  ];
  return `- ${parts.filter(Boolean).join(' ')}`;
}

const special = /[&<>"'`*_{}[\]()#!|~@:\\$^]/g;
/** What GitHub links by itself: a host without a scheme, the number of an issue, and the first seven digits of a commit. */
const linkedByItself = /www(?=\.)|\bGH(?=-\d)|\b[0-9a-f]{6}(?=[0-9a-f]{1,34}\b)/gi;
/** Invisible, or changing the direction of the text. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** As plain text. GitHub looks for mentions and numbers in what is shown, hence the word joiner. */
const plain = (text: string, longest = longestText): string =>
  escaped(text, longest).replace(linkedByItself, '$&&#8288;');

function escaped(text: string, longest = longestText): string {
  const seen = text.replace(unseen, ' ').trim();
  const cut = seen.length > longest ? `${seen.slice(0, longest).trimEnd()}…` : seen;
  return cut.replace(special, (sign) => `&#${sign.charCodeAt(0)};${sign === '@' || sign === '#' ? '&#8288;' : ''}`);
}

/** GitHub makes no links in code. */
const code = (text: string): string => `<code>${escaped(text)}</code>`;
