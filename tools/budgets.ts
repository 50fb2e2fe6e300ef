/**
 * What pages may weigh: budgets.json, held by the tests on the built files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from './paths';
import { beforeIntent, sumOf, type Weight } from './weights';

/** A page of each template of the global host, by the template's name. */
export const samplePages = {
  home: '/',
  generic: '/privacy',
  feature: '/synchronizer',
  about: '/about-us',
  alternative: '/alternatives/multilogin-alternative',
  'article-list': '/blog',
  article: '/blog/first-rpa-flow',
  download: '/download',
  faq: '/faq',
  'help-list': '/helps',
  links: '/links',
  'partner-plan': '/partner-plan',
  'partner-list': '/partner',
  partner: '/partner/flowyard',
  'pre-sales': '/pre-sales',
  pricing: '/pricing',
  'referral-program': '/referral-program',
  'release-list': '/release',
  release: '/release/3-6',
  solutions: '/solutions',
  solution: '/solutions/amazon',
} as const;

const bytes = z.number().int().positive();
const limits = z.strictObject({ before: bytes, styles: bytes, rules: bytes, template: bytes });

/** The file: limits of every page, of the layers that all pages share, and of single templates. */
const shape = z.strictObject({
  shared: z.strictObject({ entry: bytes, services: bytes, application: bytes }),
  page: limits,
  templates: z.partialRecord(z.enum(Object.keys(samplePages) as [keyof typeof samplePages]), limits.partial()),
});
export type Budgets = z.infer<typeof shape>;

/** Reads the budgets. @throws when the file has another shape */
export const readBudgets = (): Budgets =>
  shape.parse(JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8')));

/** Where the modules of a part come from: who exceeds a budget looks there. */
const origins: Readonly<Record<string, string>> = {
  entry: 'src/document/entry.ts and what it imports',
  services: 'src/document/following.ts and what it imports',
  application: 'react, gatsby, gatsby-browser.tsx, src/layouts and what they import',
};

/** What of a page exceeds its budgets, each with where it comes from. */
export function overBudget(budgets: Budgets, template: keyof typeof samplePages, weight: Weight): string[] {
  const own = (part: keyof Budgets['page']): number => budgets.templates[template]?.[part] ?? budgets.page[part];
  const allowed = { ...budgets.shared, styles: own('styles'), rules: own('rules'), template: own('template') };
  const found = Object.entries(allowed).flatMap(([part, limit]) => {
    const present = weight[part as keyof typeof allowed];
    const origin = origins[part] ?? `src/templates/${template}.tsx and what it imports`;
    return present > limit ? [`${part}: ${present} of ${limit} (${origin})`] : [];
  });
  const before = sumOf(weight, beforeIntent);
  return before > own('before') ? [...found, `before intent: ${before} of ${own('before')}`] : found;
}
