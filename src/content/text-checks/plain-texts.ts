/** Fields that pages, feeds and cards show as plain text (docs/content-model.md). */
import type { Finding, Rule } from '../faults';
import { fieldName } from '../model/schema-findings';
import { placeholder } from '../text/placeholders';
import type { YamlSource } from '../text/yaml-source';
import { idFields } from '../words/readable-text';
import { markupIn } from './leftovers';

/** A letter of a script that no font of the share cards has (src/outputs/share-cards). */
const withoutFont =
  /(?=\p{L})[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Devanagari}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Thai}\p{scx=Khmer}\p{Script=Common}\p{Script=Inherited}]/u;

/** Finds markup in fields, and letters in titles that the share card cannot show. */
export function checkPlainTexts({ data, positionOf }: YamlSource): Finding[] {
  return textsIn(data, []).flatMap(([path, value]): Finding[] => {
    const report = (rule: Rule, message: string): Finding[] => [
      { ...positionOf(path), field: fieldName(path), rule, message },
    ];
    const [unwritten] = (data.draft !== true && placeholder.exec(value)) || [];
    const markup = placeholder.test(value) ? null : markupIn(value);
    const [letter] = (['title', 'seo_title'].includes(String(path[0])) && withoutFont.exec(value)) || [];
    return [
      ...(unwritten
        ? report('placeholder-text', `"${unwritten}" stands for a text that is to come; write the text`)
        : []),
      ...(markup
        ? report('markup-in-field', `"${markup.slice(0, 40)}" is shown as it was typed; write plain text`)
        : []),
      ...(letter
        ? report(
            'script-without-font',
            `the share card has no font for "${letter}"; write it in the language's own letters`,
          )
        : []),
    ];
  });
}

function textsIn(value: unknown, path: readonly PropertyKey[]): [path: readonly PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !idFields.includes(key))
    .flatMap(([key, inner]) => textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}
