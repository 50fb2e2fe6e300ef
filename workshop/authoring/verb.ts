/**
 * What every verb of the authors' command line has: its help, its options, and an outcome that is printed as text or as JSON.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a verb is given besides its arguments; the tests have their own. */
export interface Surroundings {
  /** The folder that holds `content`. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asks a person; null when nobody is there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** Writes text in a color where colors are shown. */
  readonly paint: Paint;
  /** Says something while the work goes on. */
  readonly say: (text: string) => void;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Starts a program and leaves it running. */
  readonly start: (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => Started;
  /** Ends the work that goes on until it is stopped, such as watching. */
  readonly signal: AbortSignal;
}

/** Writes text in a color, or as it is. */
export type Paint = (color: 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

/** A program that was started. */
export interface Started {
  /** Its exit status, when it has ended. */
  readonly ended: Promise<number>;
}

/** What a verb did or found. */
export interface Outcome {
  /** 0 when all is well, 1 when something has to be put right. */
  readonly status: 0 | 1;
  /** For people. */
  readonly text: string;
  /** For programs (`--json`): plain data. */
  readonly data: unknown;
}

/** The command was not understood; the message says what would be right. */
export class UsageError extends Error {}

/** One verb of the command line. */
export interface Verb {
  readonly name: string;
  /** The arguments: `<from> <to>`. */
  readonly usage: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** Each option with what it means. */
  readonly optionsHelp: Readonly<Record<string, string>>;
  readonly example: string;
  /** @throws UsageError when the arguments are wrong */
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<Outcome>;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** Declares a verb. Its function is given the arguments by name. */
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

/** The help of a verb. */
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

/**
 * The answer to a question that an option or an argument could have answered.
 * @throws UsageError when nobody is there to answer
 */
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
