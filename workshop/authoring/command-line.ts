/** The authors' command line without its edges: from arguments to output and exit status. */
import { didYouMean } from '../../src/content/nearest';
import { ackVerb } from './ack';
import { checkVerb } from './check';
import { diffVerb } from './diff';
import { fixVerb } from './fix';
import { linksVerb } from './links';
import { moveVerb } from './move';
import { newVerb } from './new';
import { previewVerb } from './preview';
import { removeVerb } from './remove';
import { solutionsVerb } from './solutions';
import { sourcesVerb } from './sources';
import { statusVerb } from './status';
import { type Surroundings, UsageError, type Verb } from './verb';

export const verbs: readonly Verb[] = [
  newVerb,
  checkVerb,
  fixVerb,
  previewVerb,
  linksVerb,
  sourcesVerb,
  solutionsVerb,
  statusVerb,
  diffVerb,
  ackVerb,
  moveVerb,
  removeVerb,
];

/** Status 1 for faults, 2 for a command that was not understood. */
export interface Printed {
  readonly status: 0 | 1 | 2;
  readonly out: string;
  readonly error: string;
}

const generalHelp = (): string =>
  [
    'npm run content -- <verb> [arguments] [--json]',
    '',
    ...verbs.map(({ name, does }) => `  ${name.padEnd(9)} ${does}`),
    '',
    '  <verb> --help shows its arguments and an example. Exit status: 0, 1 with faults, 2 if a command is not understood.',
    '  For --json, use `npm run --silent content -- …`.',
  ].join('\n');

const helpOf = ({ help, example }: Verb): string => `${help}\n\n  Example: ${example}`;

export async function runContent(args: readonly string[], surroundings: Surroundings): Promise<Printed> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help') {
    return { status: name === undefined ? 2 : 0, out: generalHelp(), error: '' };
  }
  const found = verbs.find((verb) => verb.name === name);
  if (!found) {
    const names = verbs.map((verb) => verb.name);
    return { status: 2, out: '', error: `There is no verb "${name}"${didYouMean(name, names)}\n\n${generalHelp()}` };
  }
  if (rest.includes('--help')) return { status: 0, out: helpOf(found), error: '' };
  try {
    const isJson = rest.includes('--json');
    const asked = rest.filter((arg) => arg !== '--json');
    const outcome = await found.run(asked, surroundings);
    return { status: outcome.status, out: isJson ? JSON.stringify(outcome.data, null, 2) : outcome.text, error: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) return { status: 2, out: '', error: `${message}\n\n${helpOf(found)}` };
    return { status: 1, out: '', error: message };
  }
}
