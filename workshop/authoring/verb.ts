/** What every verb has: help, options, and an outcome that is printed as text or as JSON. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface Surroundings {
  /** Contains `content`. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Null when nobody is there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly paint: Paint;
  readonly say: (text: string) => void;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Starts a program and leaves it running. */
  readonly start: (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => Started;
  readonly signal: AbortSignal;
}

export type Paint = (color: 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

export interface Started {
  readonly ended: Promise<number>;
}

export interface Outcome {
  /** 1 when something has to be fixed. */
  readonly status: 0 | 1;
  readonly text: string;
  readonly data: unknown;
}

/** The message says what would be right. */
export class UsageError extends Error {}

export interface Verb {
  readonly name: string;
  readonly usage: string;
  readonly does: string;
  readonly optionsHelp: Readonly<Record<string, string>>;
  readonly example: string;
  /** @throws UsageError when the arguments are wrong */
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<Outcome>;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

export function verb<const O extends Options>(
  declared: Omit<Verb, 'run'> & {
    readonly options: O;
    readonly run: (parsed: Parsed<O>, surroundings: Surroundings) => Promise<Outcome>;
  },
): Verb {
  const { options, run, ...rest } = declared;
  return {
    ...rest,
    run: (args, surroundings) => run(parse(args, options), surroundings),
  };
}

function parse<O extends Options>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export const helpOf = ({ name, usage, does, optionsHelp, example }: Verb): string =>
  [
    `npm run content -- ${name} ${usage}`.trimEnd(),
    '',
    `  ${does}`,
    '',
    ...Object.entries({ ...optionsHelp, '--json': 'print the result as JSON' }).map(
      ([option, means]) => `  ${option.padEnd(20)} ${means}`,
    ),
    '',
    `  Example: ${example}`,
  ].join('\n');

/** @throws UsageError when nobody is there to answer */
export async function answerTo(
  question: string,
  given: string | undefined,
  instead: string,
  { ask }: Surroundings,
): Promise<string> {
  if (given !== undefined && given !== '') return given;
  if (!ask) throw new UsageError(`${instead} is missing`);
  const answer = (await ask(`${question} `)).trim();
  if (answer === '') throw new UsageError(`${instead} is missing`);
  return answer;
}
