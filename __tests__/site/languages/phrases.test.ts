import { chineseParts, phrasesOf } from '../../../src/site/languages/phrases';
import { fc, property } from '../../support/fuzz';

test.each([
  ['គណនីមួយ កម្មវិធីរុករកមួយ', ['គណនីមួយ', 'កម្មវិធីរុករកមួយ']],
  ['Facet ជាកម្មវិធីរុករក', ['Facet', 'ជាកម្មវិធីរុករក']],
  ['គណនី  ថ្មី ', ['គណនី', 'ថ្មី']],
  ['One account, one browser', ['One account, one browser']],
  ['บัญชีเดียว เบราว์เซอร์เดียว', ['บัญชีเดียว', 'เบราว์เซอร์เดียว']],
  ['', ['']],
])('the phrases of %j are %j', (text, phrases) => expect(phrasesOf(text)).toEqual(phrases));

test.each([
  ['网页能从你的浏览器读到什么', '网页能从|你的|浏览器读到|什么'],
  ['亚马逊：多主体、多站点店铺的独立环境与交接', '亚马逊：|多主体、|多站点|店铺的|独立|环境与|交接'],
  ['一个账号，一个浏览器', '一个账号，|一个|浏览器'],
  ['从双 11 到春节：跨境店铺的冻结期日历', '从双 |11 |到春节：|跨境|店铺的|冻结期|日历'],
  ['下载 Facet', '下载 |Facet'],
  ['One account, one browser', 'One account, one browser'],
  ['アカウントごとに別のブラウザ', 'アカウントごとに別のブラウザ'],
])('a line of %j may break at %j', (text, parts) => expect(chineseParts(text).join('|')).toBe(parts));

const letters = fc.constantFrom(...'一个账号浏览器的了，。：！？（）“”《》 AZ19&<');
property('no letter is lost, and no part begins with what closes one', [fc.string({ unit: letters })], (text) => {
  const parts = chineseParts(text);
  expect(parts.join('')).toBe(text);
  if (/[一-龥]/.test(text)) expect(parts.slice(1).filter((part) => /^[，。：！？）”》的了]/.test(part))).toEqual([]);
});
