/**
 * What Git tells of translations that record no source: whether the English text, or an English message, has changed since they last did.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messagesIn } from '../../../src/content/checks/messages';
import { textParts } from '../../../src/content/model/section-digests';
import { defaultLocale, type LocaleCode, localeCodes } from '../../../src/site/languages/locales.ts';
import { git } from '../git';
import { fileOf } from '../project';
import { changesSince, digestsOf, type PlacedText, type TranslationStatus } from './translation-status';

/** The states of a file, oldest first: the number of the commit among those of the folder, and the blob; null where it was deleted. */
type History = readonly { readonly at: number; readonly blob: string | null }[];

/** @returns null without a repository, and in a shallow clone, which would make everything look as old as its first commit */
async function historiesOf(root: string, folder: string): Promise<ReadonlyMap<string, History> | null> {
  if ((await git(root, 'rev-parse', '--is-shallow-repository'))?.trim() !== 'false') return null;
  const raw = ['log', '--reverse', '--raw', '--no-abbrev', '--no-renames', '--relative', '--format=tformat:commit'];
  const histories = new Map<string, { at: number; blob: string | null }[]>();
  let at = 0;
  for (const line of ((await git(root, ...raw, '--', folder)) ?? '').split('\n')) {
    if (line === 'commit') at += 1;
    const [, blob = '', file] = /^:\S+ \S+ \S+ (\S+) \S+\t(.+)$/.exec(line) ?? [];
    if (!file) continue;
    const history = histories.get(file) ?? [];
    history.push({ at, blob: /^0+$/.test(blob) ? null : blob });
    histories.set(file, history);
  }
  return histories;
}

/** In one process, since there may be thousands. */
function blobsOf(root: string, ids: Iterable<string>): ReadonlyMap<string, string> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, string>();
  if (wanted.length === 0) return found;
  const options = { cwd: root, input: wanted.join('\n'), maxBuffer: 1 << 30 };
  const output = execFileSync('git', ['cat-file', '--batch'], options);
  let place = 0;
  for (const id of wanted) {
    const end = output.indexOf('\n', place);
    const size = Number(output.toString('utf8', place, end).split(' ')[2]);
    found.set(id, output.toString('utf8', end + 1, end + 1 + size));
    place = end + size + 2;
  }
  return found;
}

const blobOf = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');

/**
 * Gives translations of the state `unknown` one: behind, with the parts of the English text that have changed since the translation
 * last did, or current. A translation that is not committed yet is current.
 * @param root a repository that has the history of the texts, which may be those of an earlier commit
 * @returns the statuses unchanged if Git does not tell
 */
export async function statesFromGit(
  root: string,
  statuses: readonly TranslationStatus[],
  texts: readonly PlacedText[],
): Promise<readonly TranslationStatus[]> {
  const histories = statuses.some(({ state }) => state === 'unknown') ? await historiesOf(root, 'content') : null;
  if (!histories) return statuses;
  const textOf = new Map(texts.map((text) => [fileOf(text, text.locale), text.text]));
  /** The English blob of the time when the translation last changed; null if it has changed since the last commit. */
  const sourceOf = (status: TranslationStatus): string | null | undefined => {
    const own = fileOf(status, status.locale);
    const written = blobOf(textOf.get(own) ?? '');
    const last = histories.get(own)?.findLast(({ blob }) => blob === written);
    if (!last) return null;
    return histories.get(fileOf(status, defaultLocale))?.findLast(({ at }) => at <= last.at)?.blob;
  };
  const sources = new Map(
    statuses.filter(({ state }) => state === 'unknown').map((status) => [status, sourceOf(status)]),
  );
  const english = (status: TranslationStatus): string => textOf.get(fileOf(status, defaultLocale)) ?? '';
  const older = [...sources].flatMap(([status, blob]) => (blob && blobOf(english(status)) !== blob ? [blob] : []));
  const earlier = blobsOf(root, older);
  return statuses.map((status) => {
    const blob = sources.get(status);
    if (blob === undefined) return status;
    const text = blob === null ? undefined : earlier.get(blob);
    if (text === undefined) return { ...status, state: 'current' };
    const changes = changesSince(digestsOf(textParts(text)), textParts(english(status)));
    return { ...status, state: changes.length > 0 ? 'behind' : 'current', changes };
  });
}

export interface StaleMessage {
  readonly locale: LocaleCode;
  /** `home.hero.title`. */
  readonly name: string;
}

/**
 * Messages whose English text has changed in a later commit than the translation, or is changed and not committed.
 * @returns null if Git does not tell
 */
export async function staleMessages(root: string): Promise<readonly StaleMessage[] | null> {
  const histories = await historiesOf(root, 'locales');
  if (!histories) return null;
  const ids = [...histories.values()].flatMap((history) => history.flatMap(({ blob }) => blob ?? []));
  const blobs = blobsOf(root, ids);
  /** When each key got the text that it has now. */
  const changesIn = async (file: string): Promise<ReadonlyMap<string, number>> => {
    const known = new Map<string, readonly [text: string, at: number]>();
    const see = (text: string, at: number): void => {
      for (const [key, value] of messagesIn(text)) if (known.get(key)?.[0] !== value) known.set(key, [value, at]);
    };
    for (const { at, blob } of histories.get(file) ?? []) if (blob !== null) see(blobs.get(blob) ?? '', at);
    const now = await readFile(path.join(root, file), 'utf8').catch(() => '{}');
    see(now, Number.POSITIVE_INFINITY);
    const present = messagesIn(now);
    return new Map([...known].flatMap(([key, [, at]]) => (present.has(key) ? [[key, at] as const] : [])));
  };
  const namespaces = [...histories.keys()].flatMap(
    (file) => new RegExp(`^locales/${defaultLocale}/(.+)\\.json$`).exec(file)?.[1] ?? [],
  );
  const stale: StaleMessage[] = [];
  for (const namespace of namespaces) {
    const source = await changesIn(`locales/${defaultLocale}/${namespace}.json`);
    for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
      const own = await changesIn(`locales/${locale}/${namespace}.json`);
      for (const [key, at] of source) {
        if ((own.get(key) ?? Number.POSITIVE_INFINITY) < at) stale.push({ locale, name: `${namespace}.${key}` });
      }
    }
  }
  return stale;
}
