import { mailTo } from '../../../src/site/product/mail-to';

test.each([
  ['', 'Facet', 'https://www.facet.example/de', 'mailto:?subject=Facet&body=https%3A%2F%2Fwww.facet.example%2Fde'],
  ['sales@facet.example', 'A & B', 'one two', 'mailto:sales@facet.example?subject=A%20%26%20B&body=one%20two'],
  ['a@b.example', '规模', 'a:\n\nb:', 'mailto:a@b.example?subject=%E8%A7%84%E6%A8%A1&body=a%3A%0D%0A%0D%0Ab%3A'],
])('a mail to "%s" about "%s"', (recipient, subject, body, address) => {
  expect(mailTo(recipient, subject, body)).toBe(address);
});
