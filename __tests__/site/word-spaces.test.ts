import fc from 'fast-check';
import { localeCodes } from '../../src/site/locales';
import { needsWordSpaces, withoutWordSpaces, withWordSpaces } from '../../src/site/word-spaces';

/** Words by their spaces, as the search reads them; the joiner is no letter to it. */
const wordsOf = (text: string): string[] => text.replaceAll('\u2060', '').split(/\s+/).filter(Boolean);

describe('spaces between words for the search', () => {
  test('Khmer needs them, and no other language', () => {
    expect(localeCodes.filter(needsWordSpaces)).toEqual(['km']);
  });

  test.each([
    ['របៀបជ្រើសរើសប្រូកស៊ី', ['របៀប', 'ជ្រើសរើស', 'ប្រូកស៊ី']],
    ['គណនីថ្មី របស់អ្នក', ['គណនី', 'ថ្មី', 'របស់', 'អ្នក']],
    // Typed with zero-width spaces, as Khmer often is.
    ['គណនី\u200bថ្មី', ['គណនី', 'ថ្មី']],
    ['Facet 3.6 គឺជាកម្មវិធីរុករក', ['Facet', '3.6', 'គឺជា', 'កម្មវិធី', 'រុករក']],
  ])('%s has words of its own', (text, words) => {
    expect(wordsOf(withWordSpaces(text, 'km'))).toEqual(words);
  });

  test('a word beside a bracket or a quotation mark stands alone', () => {
    expect(wordsOf(withWordSpaces('(គណនី)ថ្មី «គណនី»', 'km'))).toEqual(['(', 'គណនី)', 'ថ្មី', '«', 'គណនី»']);
  });

  test('what is shown has the spaces of the author and no others', () => {
    const words = fc.constantFrom('គណនី', 'ថ្មី', 'កម្មវិធី', 'រុករក', 'ប្រូកស៊ី', 'អ្នក', 'ពីរ');
    fc.assert(
      fc.property(fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (clauses) => {
        const text = clauses.map((clause) => clause.join('')).join(' ');
        expect(withoutWordSpaces(withWordSpaces(text, 'km')).trim()).toBe(text);
      }),
    );
  });

  test('spaces go also where a hit is marked', () => {
    expect(withoutWordSpaces('បង្កើត <mark>កម្មវិធី</mark> <mark>រុករក</mark> ថ្មី\u2060 <mark>គណនី</mark>')).toBe(
      'បង្កើត<mark>កម្មវិធី</mark><mark>រុករក</mark>ថ្មី <mark>គណនី</mark>',
    );
  });

  test('the space after a sentence stays', () => {
    expect(withoutWordSpaces('ថ្មី. គណនី ថ្មី។ គណនី')).toBe('ថ្មី. គណនីថ្មី។ គណនី');
  });
});
