import { accountAddress, chosenQuery, withChosen } from '../../../src/site/product/account-address';
import { mailTo } from '../../../src/site/product/mail-to';
import { fc, property } from '../../support/fuzz';

const register = 'https://app.facet.example/register';

test.each([
  [register, `${register}?rel=official_website&lang=de-DE`],
  [`${register}?rel=partner`, `${register}?rel=partner&lang=de-DE`],
  [`${register}?lang=en`, `${register}?lang=en&rel=official_website`],
  ['not an address', 'not an address'],
])('register and login addresses: %s becomes %s (specification 5)', (address, expected) => {
  expect(accountAddress(address, 'de-DE')).toBe(expected);
});

const chosen = { plan: 'team', profiles: 50, members: 3, period: 'yearly', currency: 'BRL' } as const;

test('a chosen plan is carried under its own names, in one order, and not on an address that cannot be parsed', () => {
  expect(chosenQuery(chosen)).toBe('plan=team&profiles=50&members=3&period=yearly&currency=BRL');
  expect(chosenQuery({ plan: 'free' })).toBe('plan=free');
  expect(withChosen('nowhere', 'plan=solo')).toBe('nowhere');
});

test('a chosen plan leaves rel and lang as the rules want them, and replaces what the address said of a plan', () => {
  const address = accountAddress(`${register}?plan=solo&rel=r`, 'de-DE');
  expect(withChosen(address, chosenQuery(chosen))).toBe(
    `${register}?plan=team&rel=r&lang=de-DE&profiles=50&members=3&period=yearly&currency=BRL`,
  );
});

property(
  'a chosen plan brings nothing but its own names, whatever stands in the page',
  [fc.dictionary(fc.string(), fc.string())],
  (given) => {
    const before = new URL(`${register}?rel=r&lang=l`);
    const after = new URL(withChosen(before.href, new URLSearchParams(given).toString()));
    const own = ['rel', 'lang', 'plan', 'profiles', 'members', 'period', 'currency'];
    expect([...after.searchParams.keys()].filter((name) => !own.includes(name))).toEqual([]);
    expect(after.origin + after.pathname).toBe(register);
    expect(after.searchParams.get('rel')).toBe('r');
  },
);

test.each([
  ['', 'Facet', 'https://www.facet.example/de', 'mailto:?subject=Facet&body=https%3A%2F%2Fwww.facet.example%2Fde'],
  ['sales@facet.example', 'A & B', 'one two', 'mailto:sales@facet.example?subject=A%20%26%20B&body=one%20two'],
  ['a@b.example', '规模', 'a:\n\nb:', 'mailto:a@b.example?subject=%E8%A7%84%E6%A8%A1&body=a%3A%0D%0A%0D%0Ab%3A'],
])('a mail to "%s" about "%s"', (recipient, subject, body, address) => {
  expect(mailTo(recipient, subject, body)).toBe(address);
});
