import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { frontMatterSchemas } from '../../src/content/model/schemas';
import { parseTaxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import type { LocaleCode } from '../../src/site/languages/locales';
import { type Section, sections } from '../../src/site/pages/sections';
import { newPage } from './new-page';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8'));
const fileOf = (section: Section, locale: LocaleCode, id = 'first'): string =>
  newPage({ section, id, locale, values: { title: 'A title' }, today: '2026-11-22' }, taxonomy);
const fieldsOf = (file: string): Record<string, unknown> => parse(file.split('---\n')[1] ?? '');

describe.each(['en', 'zh'] as const)('a new page in %s', (locale) => {
  test.each(sections)('of %s has valid front matter', (section) => {
    const result = frontMatterSchemas(taxonomy, locale)[section].safeParse(fieldsOf(fileOf(section, locale)));
    expect(result.error?.issues).toBeUndefined();
  });
});

test('has what is allowed in comments above its fields, since beside a value they would be taken for a part of it', () => {
  expect(fileOf('blog', 'en')).toBe(`---
# at most 70 characters
title: A title
# one plain sentence, shown in lists and search results; 60 to 180 characters
description: Say here in one plain sentence what a reader learns on this page, and for whom it is.
# only on the preview; remove this line when the page may go public
draft: true
# a day, such as 2026-11-17
date: 2026-11-22
# one of basics, guides, automation, security
category: basics
# 1 to 4 items, each one of fingerprint, proxy, profiles, rpa, local-api, synchronizer, team, advertising, e-commerce, social-media, web-scraping, privacy
tags:
  - fingerprint
# one of team, support, engineering
author: team
---

Begin with a paragraph that says what the reader gets from this page. Headings start at \`##\`.
`);
});

test('is not related to itself', () => {
  expect(fieldsOf(fileOf('solutions', 'en', 'affiliate-marketing')).related).not.toContain('affiliate-marketing');
});
