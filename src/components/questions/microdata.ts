/** schema.org's FAQPage as microdata, so that the text is in the page once. */
export const microdata = {
  page: { itemScope: true, itemType: 'https://schema.org/FAQPage' },
  question: { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' },
  name: { itemProp: 'name' },
  answer: { itemScope: true, itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' },
  text: { itemProp: 'text' },
} as const;
