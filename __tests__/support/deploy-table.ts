import { readFileSync } from 'node:fs';
import type { BuildTarget } from '../../src/site/hosting/hosts';

const facts = ['indexed', 'counted', 'drafts', 'API'] as const;

/** What a deploy may do, by the table of docs/builds.md. */
export type DeployFacts = Readonly<Record<(typeof facts)[number], boolean>>;

export interface Deploy {
  readonly context: string;
  readonly host: BuildTarget;
  readonly facts: DeployFacts;
}

/** @throws when a cell is neither yes nor no */
export const deployTable: readonly Deploy[] =
  readFileSync('docs/builds.md', 'utf8')
    .split(/^## What a deploy may do$/m)[1]
    ?.split(/^## /m)[0]
    ?.match(/^\| [\w-]+ +\| (?:global|zh|ru|preview) .*$/gm)
    ?.map((line) => {
      const [context = '', host = '', ...cells] = line.split('|').flatMap((cell) => cell.trim() || []);
      const answers = facts.map((fact, place) => {
        const cell = cells[place];
        if (cell !== 'yes' && cell !== 'no')
          throw new Error(`docs/builds.md: ${context}, ${host}, ${fact} is "${cell}"; expected yes or no`);
        return [fact, cell === 'yes'];
      });
      return { context, host: host as BuildTarget, facts: Object.fromEntries(answers) as DeployFacts };
    }) ?? [];
