import { phrasesOf } from '../../../src/site/languages/phrases';

test.each([
  ['គណនីមួយ កម្មវិធីរុករកមួយ', ['គណនីមួយ', 'កម្មវិធីរុករកមួយ']],
  ['Facet ជាកម្មវិធីរុករក', ['Facet', 'ជាកម្មវិធីរុករក']],
  ['គណនី  ថ្មី ', ['គណនី', 'ថ្មី']],
  ['One account, one browser', ['One account, one browser']],
  ['บัญชีเดียว เบราว์เซอร์เดียว', ['บัญชีเดียว', 'เบราว์เซอร์เดียว']],
  ['', ['']],
])('the phrases of %j are %j', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases);
});
