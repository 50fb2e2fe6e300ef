/** Turns Gatsby's JSON log (`GATSBY_LOGGER=json`, an action per line) into progress for people, who need little of it. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';

const progress = z.object({
  type: z.enum(['ACTIVITY_START', 'ACTIVITY_UPDATE']),
  payload: z.object({
    uuid: z.string(),
    type: z.string().optional(),
    text: z.string().optional(),
    current: z.number().optional(),
    total: z.number().optional(),
  }),
});

/** Also reports that a step has ended. */
const said = z.object({
  type: z.literal('LOG'),
  payload: z.object({
    level: z.string(),
    text: z.string(),
    /** Seconds. */
    duration: z.number().optional(),
    activity_total: z.number().optional(),
    filePath: z.string().optional(),
    location: z
      .object({ start: z.object({ line: z.number(), column: z.number() }).partial() })
      .partial()
      .optional(),
    stack: z
      .array(
        z.object({
          fileName: z.string().nullish(),
          functionName: z.string().nullish(),
          lineNumber: z.number().nullish(),
        }),
      )
      .nullish(),
  }),
});

const action = z.discriminatedUnion('type', [progress, said]);

export type LogAction = z.infer<typeof action>;
type Said = z.infer<typeof said>['payload'];

/** Seconds. Shorter steps are only named if they say how much they did. */
const shortest = 1;

/** Intended warnings. */
const intended = [
  // The option hands the check's front-matter parser over; the plugin passes it on but does not list it.
  /unknown plugin options for "gatsby-transformer-remark":\s+engines/,
  // ru has no lists of articles.
  /\/(?:src\/templates\/([\w-]+)\/\1|workshop\/catalogue\/components)\.tsx" will not be run/,
  /^Exported queries are only executed for page components/,
];

const isIntended = (text: string): boolean => text.trim() === '' || intended.some((pattern) => pattern.test(text));

/** Null if there is nothing to say. */
export function lineOf({ type, payload }: LogAction): string | null {
  if (type !== 'LOG') return null;
  switch (payload.level) {
    case 'ACTIVITY_SUCCESS':
    case 'SUCCESS':
      return (payload.duration ?? 0) >= shortest || payload.activity_total ? ended(payload) : null;
    case 'INFO':
    // The error with the details comes second.
    case 'LOG':
      return isIntended(payload.text) ? null : indented('', payload.text.trim());
    case 'WARNING':
      return isIntended(payload.text) ? null : indented('warning', payload.text);
    case 'ERROR':
    case 'ACTIVITY_FAILED':
    case 'ACTIVITY_INTERRUPTED':
      return indented('error', [payload.text, placeOf(payload), ...callsOf(payload)].filter(Boolean).join('\n'));
    default:
      return null;
  }
}

const column = 10;

/** An error may quote a whole one-line file. */
const longestLine = 400;

const indented = (label: string, text: string): string =>
  `${label.padStart(column - 2)}  ${text
    .split('\n')
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line))
    .join(`\n${' '.repeat(column)}`)}`;

const ended = ({ text, duration = 0, activity_total: total }: Said): string =>
  indented(`${duration.toFixed(1)} s`, total === undefined ? text : `${text}: ${total}`);

function placeOf({ filePath, location }: Said): string {
  const { line, column: at } = location?.start ?? {};
  return [filePath, line, at].filter((part) => part !== undefined).join(':');
}

const callsOf = ({ stack }: Said): string[] =>
  (stack ?? []).map(
    ({ functionName, fileName, lineNumber }) => `at ${functionName ?? '?'} (${fileName}:${lineNumber})`,
  );

/** Null for unknown lines. */
export function parseAction(line: string): LogAction | null {
  if (!line.startsWith('{')) return null;
  try {
    return action.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

export interface Output {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
}

/** Ms between two progress lines outside a terminal. */
const sayEvery = 10_000;

const clearedLine = '\r\u001B[2K';

/**
 * Prints a build's log until it ends, with other lines unchanged.
 * @param now the time in milliseconds
 */
export async function reportBuild(log: Readable, { isTerminal, write }: Output, now = Date.now): Promise<void> {
  const steps = new Map<string, { readonly text: string; readonly total: number | undefined }>();
  let saidLast = now();
  const print = (line: string): void => {
    write(`${isTerminal ? clearedLine : ''}${line}\n`);
    saidLast = now();
  };
  const show = ({ uuid, type, text, current, total }: z.infer<typeof progress>['payload']): void => {
    const known = steps.get(uuid);
    if (!known && (text === undefined || type === 'hidden')) return;
    const step = { text: text ?? known?.text ?? '', total: total ?? known?.total };
    steps.set(uuid, step);
    const far = step.total === undefined || current === undefined ? '' : `, ${current} of ${step.total}`;
    const line = indented('…', step.text + far);
    if (isTerminal) write(clearedLine + line);
    else if (now() - saidLast >= sayEvery) print(line);
  };
  for await (const line of createInterface({ input: log })) {
    const found = parseAction(line);
    if (found && found.type !== 'LOG') show(found.payload);
    else {
      const text = found ? lineOf(found) : line.startsWith('{"type":') || line.trim() === '' ? null : line;
      if (text !== null) print(text);
    }
  }
  if (isTerminal) write(clearedLine);
}
