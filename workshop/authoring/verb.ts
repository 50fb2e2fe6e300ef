/** What every verb has: help, options, and an outcome that is printed as text or as JSON. */
import { parseArgs } from 'node:util';
import { didYouMean } from '../../src/content/nearest';

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
  /** Starts a program; gives its exit status when it has ended. */
  readonly start: (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>;
  readonly signal: AbortSignal;
}

export type Paint = (color: 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

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
  readonly does: string;
  readonly example: string;
  /** Without the example. */
  readonly help: string;
  /** @throws UsageError when the arguments are wrong */
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<Outcome>;
}

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  readonly default?: string;
  /** The name of its value. */
  readonly value?: string;
  readonly means: string;
}

type Options = Readonly<Record<string, Option>>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

interface Declared<O extends Options> extends Pick<Verb, 'name' | 'does' | 'example'> {
  /** Arguments in their order, with their meanings. `id?` may be missing, and `paths*` is any number of them. */
  readonly takes?: Readonly<Record<string, string>>;
  readonly options: O;
  readonly run: (parsed: Parsed<O>, surroundings: Surroundings) => Promise<Outcome>;
}

export function verb<const O extends Options>({ takes = {}, options, run, ...rest }: Declared<O>): Verb {
  const names = Object.keys(takes);
  const args = names.map((name) => (/[?*]$/.test(name) ? `[${name.slice(0, -1)}]` : `<${name}>`));
  const flags = Object.entries(options).map(
    ([name, { type, value = 'text' }]) => `[--${name}${type === 'string' ? ` <${value}>` : ''}]`,
  );
  const meanings = [
    ...names.map((name) => [name.replace(/[?*]$/, ''), takes[name]]),
    ...Object.entries(options).map(([name, { means }]) => [`--${name}`, means]),
    ['--json', 'print the result as JSON'],
  ];
  const help = [
    ['npm run content --', rest.name, ...args, ...flags].join(' '),
    `\n  ${rest.does}\n`,
    ...meanings.map(([name = '', means]) => `  ${name.padEnd(20)} ${means}`),
  ].join('\n');
  const least = names.filter((name) => !/[?*]$/.test(name)).length;
  const most = names.some((name) => name.endsWith('*')) ? Number.POSITIVE_INFINITY : names.length;
  return {
    ...rest,
    help,
    run: (given, surroundings) => {
      const parsed = parse(given, options);
      const { length } = parsed.positionals;
      if (length < least || length > most) {
        const wanted = args.length > 0 ? `write ${args.join(' ')}` : 'write no name or path';
        throw new UsageError(`${wanted}, as in: ${rest.example}`);
      }
      return run(parsed, surroundings);
    },
  };
}

function parse<O extends Options>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [said = ''] = String(error instanceof Error ? error.message : error).split('. To specify');
    const [, given] = /'--([^']+)'/.exec(said) ?? [];
    throw new UsageError(`${said}${given ? didYouMean(given, [...Object.keys(options), 'json', 'help']) : ''}`);
  }
}

/** @throws UsageError when nobody is there to answer */
export async function answerTo(
  question: string,
  given: string | undefined,
  instead: string,
  { ask }: Surroundings,
): Promise<string> {
  const answer = given || (await ask?.(`${question} `))?.trim();
  if (!answer) throw new UsageError(`${instead} is missing`);
  return answer;
}
