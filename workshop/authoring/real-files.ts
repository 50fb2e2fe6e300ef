/**
 * `npx tsx workshop/authoring/real-files.ts <folder>`: runs the site's check and renderer on other people's Markdown, such as
 * a clone of another project. Prints the faults by rule, and each file whose words a page would show differently from remark,
 * which has its own parser and knows nothing of our rules.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { fixed } from '../../src/content/fixes/fix';
import { markdownLink } from '../../src/content/render/links';
import { prepare, render } from '../../src/content/render/render';
import { decode } from '../../src/content/text/decode';
import { parseMarkdown } from '../../src/content/text/markdown';
import { readText } from '../../src/content/text-checks/text-facts';
import { type Site, siteFrom } from '../../src/site/hosting/hosts';
import { runCommand } from '../run-command';

const front = '---\ntitle: A title\n---\n\n';

/** Of any kind, including other programs'. */
const withoutFrontMatter = (text: string): string =>
  text.replace(/^\uFEFF?(---|\+\+\+)[^\S\n]*\n(?:[^\n]*\n)*?\1[^\S\n]*(?:\n|$)/, '');

const reference = unified().use(remarkParse).use(remarkGfm);

/**
 * The rules that the check reports, once for each fault; the first word that differs, with some around it; and whether `fix`
 * would change a word.
 */
export function compareWords(bytes: Uint8Array, site: Site) {
  const file = front + withoutFrontMatter(decode(bytes).text ?? '');
  const { facts, findings } = readText('content/pages/a/en.md', new TextEncoder().encode(file));
  const expected = wordsOf(toHast(reference.parse(file.slice(front.length))));
  const shown = shownBy(file, site);
  const first = expected.findIndex((word, index) => word !== shown[index]);
  const isSame = first < 0 && shown.length === expected.length;
  const near = (words: readonly string[]): string =>
    words.slice(Math.max(0, first - 2), (first < 0 ? expected.length : first) + 4).join(' ');
  return {
    rules: [...findings, ...(facts?.unfit ?? [])].map(({ rule }) => rule),
    difference: isSame ? null : { expected: near(expected), shown: near(shown) },
    isChangedByFix:
      shownBy(fixed(file, { section: 'blog', locale: 'en', linked: null }).text, site).join(' ') !== shown.join(' '),
  };
}

function shownBy(file: string, site: Site): string[] {
  const { body } = parseMarkdown(file);
  prepare(body, (url) => markdownLink(site, 'en', url));
  return wordsOf(fromHtml(render(body, { locale: 'en', anchor: '', table: '' }), { fragment: true }));
}

const inLine = ['a', 'code', 'del', 'em', 'span', 'strong', 'sup'];

/** Block elements separate words. */
const wordsOf = (tree: HtmlNodes): string[] => textOf(tree).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function textOf(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(textOf).join('');
  return node.type === 'element' && inLine.includes(node.tagName) ? inner : ` ${inner} `;
}

/** Rules that announce that a part of a text is dropped or changed. */
const told = ['raw-html', 'footnote', 'unsafe-html'];

async function compareFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Name a folder: npx tsx workshop/authoring/real-files.ts <folder>');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:md|markdown)$/.test(name)).sort();
  const faults = new Map<string, number>();
  const counts = { sound: 0, 'words that differ, told': 0, 'words that differ, not told': 0, 'changed by fix': 0 };
  for (const file of files) {
    const { rules, difference, isChangedByFix } = compareWords(await readFile(path.join(folder, file)), siteFrom({}));
    for (const rule of rules) faults.set(rule, (faults.get(rule) ?? 0) + 1);
    if (rules.length === 0) counts.sound += 1;
    if (isChangedByFix) {
      counts['changed by fix'] += 1;
      console.log(`${file}: fix changes words`);
    }
    if (!difference) continue;
    const isTold = rules.some((rule) => told.includes(rule));
    counts[isTold ? 'words that differ, told' : 'words that differ, not told'] += 1;
    if (!isTold) console.log(`${file}\n  remark: ${difference.expected}\n  here:   ${difference.shown}`);
  }
  const all = Object.entries({ files: files.length, ...counts });
  console.log(all.map(([name, count]) => `${count} ${name}`).join(', '));
  const byRule = [...faults].sort((a, b) => b[1] - a[1]);
  console.log(byRule.map(([rule, count]) => `${rule} ${count}`).join(', '));
}

if (require.main === module) runCommand(() => compareFolder(process.argv[2]));
