/** What has changed in the files that the site is made from, by file and key, since the merge base with the main branch. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { structuredPatch } from 'diff';
import pMap from 'p-map';
import { parse } from 'yaml';
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import { reachOf } from '../../src/gatsby/preview/preview-scope';
import { digestOf } from '../../src/gatsby/written/page-prints';
import { baseOf, changedFiles } from '../authoring/git';
import type { InputChange } from './comparison';

const execute = promisify(execFile);

/** Changes of one file, and of all; of a longer list the rest is counted. */
const mostOfFile = 100;
const mostChanges = 2_000;
const longestUncut = 200;
const longestValue = 500;

/**
 * @param root the project, also with what is not committed yet
 * @returns null without a repository, or without the main branch in it
 */
export async function changedInputs(root: string): Promise<readonly InputChange[] | null> {
  const base = await baseOf(root).catch(() => 'HEAD');
  if (base === 'HEAD') return null;
  const files = (await changedFiles(root, base)).filter(isInput);
  const earlier = (file: string): Promise<Buffer | null> =>
    execute('git', ['show', `${base}:./${file}`], { cwd: root, encoding: 'buffer', maxBuffer: 1 << 28 }).then(
      ({ stdout }) => stdout,
      () => null,
    );
  const changes = async (file: string) =>
    inputChanges(file, await earlier(file), await readFile(path.join(root, file)).catch(() => null));
  const found = await pMap(files, changes, { concurrency: 8 });
  const ofEach = Math.max(1, Math.floor(mostChanges / found.length));
  const isLong = found.flat().length > mostChanges;
  return found.flatMap((own) => (isLong ? shortened(own, ofEach) : own)).slice(0, mostChanges);
}

/** The rest is counted. */
function shortened(changes: InputChange[], most: number): InputChange[] {
  const rest = changes.length - most;
  const [first] = changes;
  if (rest <= 0 || !first) return changes;
  return [...changes.slice(0, most), { file: first.file, key: `and ${rest} more`, before: null, after: null }];
}

/** Documents, tests and the workshop with its settings are on no page. */
const isInput = (file: string): boolean =>
  file === redirectsFileName ||
  (reachOf(file) !== 'nowhere' && !/^(?:workshop|__mocks__)\/|^(?:budgets|biome|jest|playwright)\b/.test(file));

/** Null is a file that is not there. */
export function inputChanges(file: string, before: Uint8Array | null, after: Uint8Array | null): InputChange[] {
  const [was, is] = [before, after].map((content) => (content ? valuesIn(file, content) : new Map<string, string>()));
  if (!was || !is) return [];
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) => ({ key: key.slice(0, 300), before: was.get(key) ?? null, after: is.get(key) ?? null }));
  const lines = isText(before) && isText(after) ? lineChanges(textOf(file, before), textOf(file, after)) : [];
  const all = [...changes, ...lines].map((change): InputChange => ({ file, ...change, ...aroundDifference(change) }));
  if (all.length === 0) return [{ file, key: 'order or form', before: null, after: null }];
  return shortened(all, mostOfFile);
}

/** Of long values the part from shortly before the place where they begin to differ. */
function aroundDifference({ before, after }: Pick<InputChange, 'before' | 'after'>) {
  const [was, is] = [before ?? '', after ?? ''];
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const isLong = Math.max(was.length, is.length) > longestUncut && before !== null && after !== null;
  const from = isLong ? Math.max(0, same - 40) : 0;
  const part = (text: string | null): string | null =>
    text === null ? null : `${from > 0 ? '…' : ''}${text.slice(from)}`.slice(0, longestValue);
  return { before: part(before), after: part(after) };
}

const isText = (content: Uint8Array | null): boolean => content === null || !content.includes(0);

const decoded = (content: Uint8Array | null): string => (content ? new TextDecoder().decode(content) : '');

/** By key, of what has keys; a picture has its size and digest. */
function valuesIn(file: string, content: Uint8Array): Map<string, string> {
  if (!isText(content)) return new Map([['', `${content.length} bytes (${digestOf(content)})`]]);
  try {
    const text = decoded(content);
    if (isKeyed(file)) return flattened(parse(text));
    return file.endsWith('.md') ? flattened(fieldsOf(text)) : new Map();
  } catch {
    return new Map([['', decoded(content)]]);
  }
}

/** JSON is YAML, too. */
const isKeyed = (file: string): boolean => /\.(?:json|ya?ml)$/.test(file);

function flattened(value: unknown, key = ''): Map<string, string> {
  const under = (name: string): string => (key === '' ? name : `${key}.${name}`);
  if (Array.isArray(value) && value.some((each) => typeof each === 'object'))
    return new Map(value.flatMap((each, index) => [...flattened(each, under(nameIn(each) ?? String(index)))]));
  if (Array.isArray(value) && value.length === 0) return new Map();
  if (value instanceof Date) return new Map([[key, value.toISOString().slice(0, 10)]]);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[key, Array.isArray(value) ? value.join(', ') : String(value)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...flattened(inner, under(name))]));
}

/** A redirect is told by what it answers, wherever it stands; other rows by their place. */
const nameIn = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'language' in row && 'from' in row ? `${row.language} ${row.from}` : null;

/** What is compared by line: the body of a text, or code. */
function textOf(file: string, content: Uint8Array | null): string {
  if (isKeyed(file)) return '';
  const text = decoded(content);
  // The lines of the front matter stay, empty, so that others keep their numbers.
  return file.endsWith('.md')
    ? text.replace(/^\uFEFF?---\r?\n.*?\n---(?=\n)/s, (found) => found.replace(/.+/g, ''))
    : text;
}

/** Lines that follow one another are one change, named by the first that is not blank. */
function lineChanges(before: string, after: string): Omit<InputChange, 'file'>[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 });
  return hunks.flatMap(({ newStart, lines }) => {
    const marked = (sign: '-' | '+'): string[] =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
    const [removed, added] = [marked('-'), marked('+')];
    const [was, is] = [removed, added].map((some) => (some.length > 0 ? withoutEnds(some.join('\n')) : null));
    // Blank lines, or the end of the last line.
    if (`${was ?? ''}${is ?? ''}`.trim() === '' || was === is) return [];
    const blank = (removed.length > 0 ? removed : added).findIndex((line) => line.trim() !== '');
    return [{ key: `line ${newStart + Math.max(0, blank)}`, before: was ?? null, after: is ?? null }];
  });
}

const withoutEnds = (text: string): string => text.replace(/^\n+|\n+$/g, '');
