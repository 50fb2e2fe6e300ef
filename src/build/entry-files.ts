/**
 * The files that documents name: the scripts and styles of the stage that webpack finishes before the HTML is written.
 */
import { readFileSync } from 'node:fs';
import type { TemplateName } from '../site/routes';

const stats = 'public/webpack.stats.json';

/** Paths on the host. */
export interface EntryFiles {
  /** The entry script. */
  readonly script: string;
  /** The script that follows it. */
  readonly following: string;
  /** The styles of the frame. */
  readonly styles: string;
  /** The scripts of each template, without those of the application. */
  readonly templates: Readonly<Partial<Record<TemplateName, readonly string[]>>>;
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Gatsby's name of the chunk of a template. */
const templateChunk = /^component---src-templates-(.+)-tsx$/;

/** Reads them. @throws when the build has no such file */
export function entryFiles(): EntryFiles {
  const { assetsByChunkName, namedChunkGroups } = JSON.parse(readFileSync(stats, 'utf8')) as Stats;
  const fileOf = (chunk: 'entry' | 'app', ending: string): string => {
    const file = assetsByChunkName[chunk]?.find((name) => name.endsWith(ending));
    if (!file) throw new Error(`${stats} names no ${ending} file of the entry "${chunk}"`);
    return `/${file}`;
  };
  const scriptsOf = (group: string): string[] =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => `/${name}`).filter((name) => name.endsWith('.js'));
  const known = new Set(scriptsOf('application'));
  return {
    script: fileOf('entry', '.js'),
    following: fileOf('app', '.js'),
    styles: fileOf('app', '.css'),
    templates: Object.fromEntries(
      Object.keys(namedChunkGroups).flatMap((group) => {
        const template = templateChunk.exec(group)?.[1];
        return template ? [[template, scriptsOf(group).filter((name) => !known.has(name))]] : [];
      }),
    ),
  };
}
