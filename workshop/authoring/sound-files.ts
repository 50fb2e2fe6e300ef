import { readFileSync } from 'node:fs';
import { type Files, valid } from '../../__tests__/content/made-up-tree';
import { fixed } from '../../src/content/fixes/fix';
import { placementOf } from '../../src/content/model/placement';
import { localeCodes } from '../../src/site/languages/locales';

/** The shell's messages that are glossary terms. */
export function shellOf(code: string): string {
  const { register, login, nav } = JSON.parse(readFileSync(`locales/${code}/shell.json`, 'utf8'));
  return JSON.stringify({ register, login, nav: { privacy: nav.privacy } }, null, 2);
}

const style = '# Style\n\n## Not like this\n\n| not | but |\n| --- | --- |\n| whilst | while |\n';

const pages: Files = Object.fromEntries(
  Object.entries(valid).map(([file, text]) => {
    const placed = placementOf(file);
    return [file, 'placement' in placed ? fixed(text, { ...placed.placement, linked: null }).text : text];
  }),
);

/** The check finds nothing in it. */
export const soundFiles: Files = {
  ...pages,
  'content/redirects.yaml': '# Further redirects\n',
  'docs/glossary.md': readFileSync('docs/glossary.md', 'utf8'),
  'docs/style/en.md': style,
  ...Object.fromEntries(localeCodes.map((code) => [`locales/${code}/shell.json`, shellOf(code)])),
};
