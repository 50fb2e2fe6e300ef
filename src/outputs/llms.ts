/** `llms.txt`, the table of contents of a host for language models (llmstxt.org). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messagesOf } from '../gatsby/messages';
import type { ThisBuild } from '../gatsby/pages/this-build';
import type { Messages } from '../site/data/messages';
import { addressOf, localesOf, rootLocaleOf } from '../site/hosting/hosts';
import { type LocaleCode, localeOf } from '../site/languages/locales';
import {
  type MarkdownSection,
  markdownPagesOf,
  markdownRoute,
  markdownSectionOf,
  markdownSections,
} from '../site/pages/markdown-pages';
import { escapeMarkdown } from './markdown-pages';
import { plainText } from './plain-text';

type Build = Pick<ThisBuild, 'site' | 'pages' | 'texts'>;

interface LlmsLink {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

type LlmsSection = ReturnType<typeof llmsSections>[number];

/** The text of the file; sections without links are left out. */
export function llmsText(name: string, summary: string, sections: readonly LlmsSection[]): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => `## ${escapeMarkdown(title)}\n\n${links.map(linkLine).join('')}`);
  return [`# ${escapeMarkdown(name)}\n`, `> ${escapeMarkdown(summary)}\n`, ...parts].join('\n');
}

const linkLine = ({ title, description, address }: LlmsLink): string =>
  `- [${escapeMarkdown(title)}](${address}): ${escapeMarkdown(description)}\n`;

/** The sections of the language at the host's root, then one section for each other language. */
export function llmsSections({ site, pages, texts }: Build, lists: Pick<Messages['lists'], MarkdownSection>) {
  const root = rootLocaleOf(site);
  const inMarkdown = markdownPagesOf(pages);
  const linksIn = (code: LocaleCode, section: MarkdownSection): LlmsLink[] =>
    inMarkdown.flatMap(({ locale, entry, path: route }) => {
      const text = locale === code && entry && markdownSectionOf(entry) === section && texts.get(entry);
      return text ? [{ ...text, address: addressOf(site, code, markdownRoute(route)) }] : [];
    });
  const others = localesOf(site).filter((code) => code !== root);
  return [
    ...markdownSections.map((section) => ({
      title: plainText(site, lists[section].title),
      links: linksIn(root, section),
    })),
    ...others.map((code) => ({
      title: localeOf(code).name,
      links: markdownSections.flatMap((section) => linksIn(code, section)),
    })),
  ];
}

/** @returns the number of links */
export async function writeLlms(build: Build, publicFolder: string): Promise<number> {
  const { site } = build;
  const root = rootLocaleOf(site);
  const { meta } = await messagesOf(root, 'home');
  const sections = llmsSections(build, await messagesOf(root, 'lists'));
  const text = llmsText(site.config.name, plainText(site, meta.description), sections);
  await writeFile(path.join(publicFolder, 'llms.txt'), text);
  return sections.flatMap(({ links }) => links).length;
}
