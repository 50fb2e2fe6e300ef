import { consentRuleOf } from '../../../src/site/privacy/consent-regions';

test.each([
  ['DE', '', 'opt-in'],
  ['de', '', 'opt-in'],
  ['GB', 'ENG', 'opt-in'],
  ['CA', 'QC', 'opt-in'],
  ['CA', 'ON', 'notice'],
  ['US', 'CA', 'notice'],
  ['JP', '', 'notice'],
  ['', '', null],
  ['', 'QC', null],
  ['T1', '', null],
  ['XX', '', null],
  ['Germany', '', null],
])('the rule of %s %s is %s', (country, subdivision, rule) => {
  expect(consentRuleOf({ country, subdivision })).toBe(rule);
});

test.each([
  ['the GDPR', 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LV LT LU MT NL NO PL PT RO SK SI ES SE'],
  ['the French Data Protection Act', 'BL GF GP MF MQ NC PF PM RE TF WF YT'],
  ['the UK GDPR, or its twins', 'GB GG GI IM JE'],
  ['a law made after the GDPR', 'AD AL BA MC MD ME MK RS SM UA VA XK'],
])('every place with %s asks for opt-in', (_law, places) => {
  expect(places.split(' ').filter((country) => consentRuleOf({ country }) !== 'opt-in')).toEqual([]);
});
