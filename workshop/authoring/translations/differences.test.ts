import { fc } from '../../../__tests__/support/fuzz';
import { differences, wordDifferences } from './differences';

const shown = (before: string, after: string, tag = 'en'): string =>
  wordDifferences(before, after, tag)
    .map(({ kind, item }) => (kind === 'same' ? item : kind === 'added' ? `{+${item}+}` : `[-${item}-]`))
    .join('');

describe('differences', () => {
  test('give the earlier sequence back without what was added, and the later without what was removed', () => {
    const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 });
    fc.assert(
      fc.property(items, items, (before, after) => {
        const found = differences(before, after);
        const without = (kind: string): string[] => found.flatMap((part) => (part.kind === kind ? [] : [part.item]));
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });

  test('are none between a sequence and itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (items) =>
        expect(differences(items, items).filter(({ kind }) => kind !== 'same')).toEqual([]),
      ),
    );
  });
});

test.each([
  ['a word', 'Open two profiles.', 'Open three profiles.', 'en', 'Open [-two-]{+three+} profiles.'],
  ['no line break', 'one\ntwo', 'one two', 'en', 'one two'],
  ['a Chinese word', '打开两个环境', '打开三个环境', 'zh-CN', '打开[-两-]{+三+}个环境'],
  ['everything', '', 'new', 'en', '{+new+}'],
])('word by word: %s', (_says, before, after, tag, expected) => {
  expect(shown(before, after, tag)).toBe(expected);
});
