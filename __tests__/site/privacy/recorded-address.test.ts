import { recordedAddress, recordedParameters, recordedReferrer } from '../../../src/site/privacy/recorded-address';
import { fc, property } from '../../support/fuzz';

const here = 'https://www.facet.example';

test.each([
  ['/pricing?utm_source=s&email=a%40b.example&token=T', '/pricing?utm_source=s'],
  ['/de/?ref=A&callback=https%3A%2F%2Fapp.facet.example%2F&source=mail', '/de/?ref=A&source=mail'],
  ['/pricing#access_token=T', '/pricing'],
  ['/pricing?UTM_SOURCE=x&utm_source[]=y', '/pricing'],
  [`/?utm_term=${'x'.repeat(513)}`, '/'],
  ['/?ref=A&ref=B&utm_source=c&utm_source=d', '/?ref=B&utm_source=d'],
  ['/?ref=A&ref=', '/'],
  [`/?utm_term=${'値'.repeat(57)}`, '/'],
  ['/faq', '/faq'],
])('%s is recorded as %s', (address, recorded) => expect(recordedAddress(here + address)).toBe(here + recorded));

test.each([
  ['https://user:secret@www.facet.example/pricing', 'https://www.facet.example/pricing'],
  ['mailto:somebody@visitor.example', 'mailto:'],
  ['data:text/plain,secret', 'data:'],
  ['no address', ''],
  ['', ''],
])('%j is recorded as %j', (address, recorded) => expect(recordedAddress(address)).toBe(recorded));

test.each([
  ['https://mail.example/inbox/42?token=T', 'https://mail.example/'],
  ['https://user:secret@mail.example:8443/', 'https://mail.example:8443/'],
  [`${here}/blog?email=a`, `${here}/blog`],
  ['android-app://com.example/inbox', 'android-app:'],
  ['', ''],
])('the referrer %j is recorded as %j', (referrer, recorded) => {
  expect(recordedReferrer(referrer, here)).toBe(recorded);
});

const names = fc.oneof(fc.constantFrom(...recordedParameters, 'email', 'token', 'callback'), fc.string());
const queries = fc.array(fc.tuple(names, fc.string()));
property(
  'whatever an address carries, only parameters of the table are recorded, and recording again changes nothing',
  [queries, fc.string()],
  (pairs, hash) => {
    const recorded = recordedAddress(`${here}/a?${new URLSearchParams(pairs)}#${hash}`);
    const { searchParams } = new URL(recorded);
    expect([...searchParams.keys()].filter((name) => !recordedParameters.includes(name))).toEqual([]);
    expect(recorded).not.toContain('#');
    expect(recordedAddress(recorded)).toBe(recorded);
  },
);
