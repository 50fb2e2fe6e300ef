/**
 * Faults for people, or as GitHub shows them on a pull request: annotations, and a summary of the run. Anyone can open a pull
 * request and choose the names and texts of its files, so everything is escaped.
 */
import { appendFile } from 'node:fs/promises';
import { counted, type Fault, formatFaults, saidOf } from '../../src/site/faults';
import { type Outcome, type Surroundings, UsageError } from './verb';

const formats = ['text', 'github'] as const;
export type Format = (typeof formats)[number];

export const formatOption = {
  type: 'string',
  value: 'name',
  means: 'text, or github: annotations, as in GitHub’s workflows without this option',
} as const;

/** GitHub's by default in its workflows. */
export function formatNamed(name: string | undefined, { env }: Surroundings): Format {
  const wanted = name ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
  const known = formats.find((format) => format === wanted);
  if (known) return known;
  throw new UsageError(`"${wanted}" is not a format (${formats.join(', ')})`);
}

export interface FaultReport {
  readonly format: Format;
  /** What was looked at. */
  readonly checked: string;
  readonly data: object;
  /** For people; the list of all faults without it. */
  readonly parts?: readonly string[];
}

export async function reportFaults(
  faults: readonly Fault[],
  { format, checked, data, parts }: FaultReport,
  { env, paint }: Pick<Surroundings, 'env' | 'paint'>,
): Promise<Outcome> {
  const status = faults.length > 0 ? 1 : 0;
  if (format === 'github') {
    if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, summaryOf(faults, checked));
    return { status, text: `${workflowCommands(faults)}\n${checked}, ${counted(faults.length)}`.trimStart(), data };
  }
  const listed = faults.length > 0 ? [formatFaults(faults, paint)] : [];
  const total = `${checked}, ${paint(status === 0 ? 'green' : 'red', counted(faults.length))}`;
  return { status, text: [...(parts ?? listed), total].join('\n\n'), data };
}

/** GitHub refuses a summary above 1 MB. */
const mostListed = 500;

/** `::error file=…,line=…,col=…,title=…::message`. GitHub shows the first ten of a step. */
export const workflowCommands = (faults: readonly Fault[]): string =>
  faults
    .map((fault) => {
      const { file, line, column, rule } = fault;
      const properties = { file, line, ...(column !== undefined && { col: column }), title: rule };
      const written = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(String(value))}`);
      return `::error ${written.join(',')}::${inMessage(saidOf(fault))}`;
    })
    .join('\n');

const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** As HTML, so that nothing in a fault is read as Markdown. */
export function summaryOf(faults: readonly Fault[], checked: string): string {
  if (faults.length === 0) return `### Content: 0 faults\n\n${checked}\n`;
  const items = faults.slice(0, mostListed).map((fault) => {
    const place = `<code>${inHtml(`${fault.file}:${fault.line}`)}</code>`;
    return `<li>${place} ${inHtml(saidOf(fault))} <code>${inHtml(fault.rule)}</code></li>`;
  });
  const more = faults.length - items.length;
  return [
    `### Content: ${counted(faults.length)}`,
    '',
    'The first ten are also shown on their lines. The check runs again after every commit.',
    '',
    '<ul>',
    ...items,
    '</ul>',
    '',
    ...(more > 0 ? [`And ${more} more.`, ''] : []),
    `${checked}`,
    '',
  ].join('\n');
}

/** An empty line would end the HTML, and Markdown would begin. */
const inHtml = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
