/** Which page may exist in which language (specification 2.3, docs/routing.md): the route middleware as functions. */
import { isChinese, type LocaleCode, localeCodes } from '../languages/locales.ts';
import { alternativeIds, chineseSolutionIds, featureIds, solutionIds } from './sections.ts';

/** The parameters of a route's pattern (specification 2.2). */
export type RouteParams = Readonly<Partial<Record<'id' | 'category' | 'tags' | 'html' | 'page', string>>>;

export type Middleware = (params: RouteParams, locale: LocaleCode) => boolean;

type Rule = { readonly only: readonly LocaleCode[] } | { readonly not: readonly LocaleCode[] };
const CHINESE = localeCodes.filter(isChinese);
/** Languages that have the section at `/solutions`. */
export const solutionLocales: readonly LocaleCode[] = ['en', 'pt', ...CHINESE];
/** Languages that have the same section at `/use-cases`. */
export const useCaseLocales: readonly LocaleCode[] = ['ru', 'vn'];
/** The only language with guides (specification 2.4). */
export const guideLocales: readonly LocaleCode[] = ['zh'];

/** Specification 2.3; what is not listed may exist in every language. */
const rules: Readonly<Record<string, Rule>> = {
  'solutions/crypto': { not: CHINESE },
  'solutions/onlyfans': { not: CHINESE },
  'solutions/betting': { not: [...CHINESE, 'vn'] },
  'solutions/whatsapp': { only: ['ru'] },
  'solutions/telegram': { not: ['vn'] },
  ...Object.fromEntries(chineseSolutionIds.map((id) => [`solutions/${id}`, { only: CHINESE }])),
  'features/antidetect-browser': { only: ['en', 'pt'] },
  'alternatives/octo-browser-alternative': { not: CHINESE },
  'alternatives/undetectable-alternative': { not: CHINESE },
  'alternatives/ziniao-alternative': { only: CHINESE },
};

const obeys = (key: string, locale: LocaleCode): boolean => {
  const rule = rules[key];
  if (!rule) return true;
  return 'only' in rule ? rule.only.includes(locale) : !rule.not.includes(locale);
};

const includes = (list: readonly string[], value: string | undefined): boolean =>
  value !== undefined && list.includes(value);

const isSolution: Middleware = ({ id }, locale) => includes(solutionIds, id) && obeys(`solutions/${id}`, locale);

const registry = {
  /** Features have their own rules. */
  'html-route': ({ html }) => html !== undefined && !includes(featureIds, html),
  'feature-route': ({ html }, locale) => includes(featureIds, html) && obeys(`features/${html}`, locale),
  'alternative-route': ({ id }, locale) => includes(alternativeIds, id) && obeys(`alternatives/${id}`, locale),
  'guide-route': (_params, locale) => guideLocales.includes(locale),
  /** Help may exist in every language; an id has to be a slug. */
  'help-route': ({ id }) => id === undefined || /^[a-z0-9-]+$/.test(id),
  'pre-sales': (params) => Object.keys(params).length === 0,
  'soultion-route': (params, locale) => solutionLocales.includes(locale) && isSolution(params, locale),
  'soultions-route': (_params, locale) => solutionLocales.includes(locale),
  'case-route': (params, locale) =>
    useCaseLocales.includes(locale) && (params.id === undefined || isSolution(params, locale)),
} satisfies Record<string, Middleware>;

export type MiddlewareName = keyof typeof registry;

/** @throws "Unknown route middleware" (specification 8) */
export function middlewareOf(name: string): Middleware {
  const middleware = Object.hasOwn(registry, name) ? registry[name as MiddlewareName] : undefined;
  if (!middleware) {
    throw new Error(`Unknown route middleware "${name}". Known: ${Object.keys(registry).join(', ')}`);
  }
  return middleware;
}
