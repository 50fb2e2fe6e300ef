/**
 * The availability table of specification 2.3 and docs/routing.md, written down a second time for the tests: they compare the
 * site with the specification, not with its own rules.
 */
import { enabledLocales, type LocaleCode } from '../../src/site/languages/locales';
import { alternativeIds, chineseSolutionIds, featureIds, solutionIds } from '../../src/site/pages/sections';

const solutionLanguages: readonly LocaleCode[] = ['en', 'pt', 'zh', 'tc', 'ru', 'vn'];
const chinese: readonly LocaleCode[] = ['zh', 'tc'];

const without = (all: readonly LocaleCode[], ...not: readonly LocaleCode[]): readonly LocaleCode[] =>
  all.filter((code) => !not.includes(code));

/** Languages in which a solution or use case may exist. */
export function solutionLocalesOf(id: string): readonly LocaleCode[] {
  if (id === 'crypto' || id === 'onlyfans') return without(solutionLanguages, 'zh', 'tc');
  if (id === 'betting') return without(solutionLanguages, 'zh', 'tc', 'vn');
  if (id === 'whatsapp') return ['ru'];
  if (id === 'telegram') return without(solutionLanguages, 'vn');
  if ((chineseSolutionIds as readonly string[]).includes(id)) return chinese;
  return solutionLanguages;
}

/** Languages in which a comparison may exist. */
export function alternativeLocalesOf(id: string): readonly LocaleCode[] {
  if (id === 'octo-browser-alternative' || id === 'undetectable-alternative')
    return without(enabledLocales, 'zh', 'tc');
  return id === 'ziniao-alternative' ? chinese : enabledLocales;
}

/** Languages in which a feature page may exist. */
export const featureLocalesOf = (id: string): readonly LocaleCode[] =>
  id === 'antidetect-browser' ? ['en', 'pt'] : enabledLocales;

/** One cell of the table: a path, the language, the file that would make it, and whether the rules allow it there. */
export interface Cell {
  readonly locale: LocaleCode;
  readonly path: string;
  readonly file: string;
  readonly allowed: boolean;
}

/** Every combination of language and id, at every path at which it could be tried. */
export function availabilityTable(guideIds: readonly string[]): Cell[] {
  return enabledLocales.flatMap((locale) => {
    const cell = (section: string, id: string, path: string, allowed: boolean): Cell => ({
      locale,
      path,
      file: `content/${section}/${id}/${locale}.md`,
      allowed,
    });
    const useCases = locale === 'ru' || locale === 'vn';
    return [
      ...solutionIds.flatMap((id) => [
        cell('solutions', id, `/solutions/${id}`, !useCases && solutionLocalesOf(id).includes(locale)),
        cell('solutions', id, `/use-cases/${id}`, useCases && solutionLocalesOf(id).includes(locale)),
      ]),
      ...alternativeIds.map((id) =>
        cell('alternatives', id, `/alternatives/${id}`, alternativeLocalesOf(id).includes(locale)),
      ),
      ...featureIds.map((id) => cell('features', id, `/${id}`, featureLocalesOf(id).includes(locale))),
      ...guideIds.map((id) => cell('guide', id, `/guide/${id}`, locale === 'zh')),
    ];
  });
}
