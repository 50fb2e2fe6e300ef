/**
 * The options of `npm run bench`.
 */
import { parseArgs } from 'node:util';
import { type LocaleCode, locales } from '../../../src/site/languages/locales';
import { type CaseName, caseNames } from './cases';

/** What is measured. */
export interface BenchOptions {
  /** The languages of the articles: the first ones of the global host. */
  readonly languages: readonly LocaleCode[];
  /** Numbers of articles, each in every language, to measure one after the other. */
  readonly sizes: readonly number[];
  /** Whether the sizes are the points of a curve. */
  readonly isCurve: boolean;
  /** How often everything is measured; the tables have the medians. */
  readonly runs: number;
  readonly seed: number;
  /** The cases that are printed. */
  readonly cases: readonly CaseName[];
  /** The file for all figures of all runs, if there is one. */
  readonly json: string | null;
}

const globalLanguages = locales.filter(({ host }) => host === 'global').map(({ code }) => code);

/**
 * Reads the command line.
 * @throws when an option is not known, or its value is not valid
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      articles: { type: 'string' },
      languages: { type: 'string', default: '8' },
      runs: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      curve: { type: 'string' },
      json: { type: 'string' },
      only: { type: 'string', default: caseNames.join() },
    },
  });
  const { articles = '250', curve, json = null } = values;
  if (curve !== undefined && values.articles !== undefined) {
    throw new Error('--curve and --articles exclude each other: the curve says how many pages there are');
  }
  const languages = globalLanguages.slice(0, whole('--languages', values.languages, globalLanguages.length));
  const sizes =
    curve === undefined
      ? [whole('--articles', articles)]
      : curve.split(',').map((pages) => Math.ceil(whole('--curve', pages) / languages.length));
  if (curve !== undefined && new Set(sizes).size < 2) {
    throw new Error(`--curve is "${curve}"; expected two or more different numbers of pages, such as 500,1000`);
  }
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !caseNames.some((known) => known === name));
  if (unknown !== undefined) {
    throw new Error(`--only has "${unknown}"; expected some of ${caseNames.join(', ')}, separated by commas`);
  }
  return {
    languages,
    sizes,
    isCurve: curve !== undefined,
    runs: whole('--runs', values.runs),
    seed: whole('--seed', values.seed),
    cases: caseNames.filter((name) => wanted.includes(name)),
    json,
  };
}

/** Reads a whole number from 1 on. */
function whole(option: string, text: string, most = 1_000_000): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new Error(`${option} has "${text}"; expected a whole number from 1 to ${most}`);
}
