/**
 * The part of schema.org's vocabulary that the site uses, copied from version 30.0 (schemaorg-all-https.jsonld in
 * data/releases/30.0 of github.com/schemaorg/schemaorg). A type or property that is not here yet is added from there.
 */

/** Types, each with the one of which it is a special case; null for the most general. */
export const types: Readonly<Record<string, string | null>> = {
  Thing: null,
  Intangible: 'Thing',
  Organization: 'Thing',
  CreativeWork: 'Thing',
  Article: 'CreativeWork',
  SocialMediaPosting: 'Article',
  BlogPosting: 'SocialMediaPosting',
  NewsArticle: 'Article',
  TechArticle: 'Article',
  Comment: 'CreativeWork',
  Answer: 'Comment',
  Question: 'Comment',
  SoftwareApplication: 'CreativeWork',
  WebPage: 'CreativeWork',
  FAQPage: 'WebPage',
  WebSite: 'CreativeWork',
  ItemList: 'Intangible',
  BreadcrumbList: 'ItemList',
  ListItem: 'Intangible',
  Offer: 'Intangible',
};

/** A property: the types that may have it, and what its value may be. Types that the site does not use are left out. */
export interface Property {
  readonly of: readonly string[];
  readonly is: readonly string[];
}

export const properties: Readonly<Record<string, Property>> = {
  acceptedAnswer: { of: ['Question'], is: ['Answer', 'ItemList'] },
  applicationCategory: { of: ['SoftwareApplication'], is: ['Text', 'URL'] },
  author: { of: ['CreativeWork'], is: ['Organization'] },
  dateModified: { of: ['CreativeWork'], is: ['Date', 'DateTime'] },
  datePublished: { of: ['CreativeWork'], is: ['Date', 'DateTime'] },
  description: { of: ['Thing'], is: ['Text'] },
  email: { of: ['Organization'], is: ['Text'] },
  image: { of: ['Thing'], is: ['URL'] },
  headline: { of: ['CreativeWork'], is: ['Text'] },
  inLanguage: { of: ['CreativeWork'], is: ['Text'] },
  item: { of: ['ListItem'], is: ['Thing'] },
  itemListElement: { of: ['ItemList'], is: ['ListItem', 'Text', 'Thing'] },
  mainEntity: { of: ['CreativeWork'], is: ['Thing'] },
  mainEntityOfPage: { of: ['Thing'], is: ['CreativeWork', 'URL'] },
  name: { of: ['Thing'], is: ['Text'] },
  offers: { of: ['CreativeWork'], is: ['Offer'] },
  operatingSystem: { of: ['SoftwareApplication'], is: ['Text'] },
  position: { of: ['ListItem', 'CreativeWork'], is: ['Integer', 'Text'] },
  price: { of: ['Offer'], is: ['Number', 'Text'] },
  priceCurrency: { of: ['Offer'], is: ['Text'] },
  publisher: { of: ['CreativeWork'], is: ['Organization'] },
  text: { of: ['CreativeWork'], is: ['Text'] },
  url: { of: ['Thing'], is: ['URL'] },
};

/** What a text, a number, or another value without parts is taken for. An address may stand for the thing that it names. */
const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value),
  Thing: (value) => forms.URL?.(value) ?? false,
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  Integer: Number.isInteger,
  Number: Number.isFinite,
};

/** A type and all of which it is a special case. */
const kindsOf = (type: string): readonly string[] => {
  const above = types[type];
  return above ? [type, ...kindsOf(above)] : [type];
};

/** What in a structured-data object does not agree with the vocabulary, each with its place; nothing if all does. */
export function faultsIn(value: Readonly<Record<string, unknown>>, place = ''): string[] {
  const { '@type': type, ...fields } = value;
  const here = `${place}${String(type)}`;
  if (typeof type !== 'string' || !(type in types)) return [`${here} is not a type`];
  const kinds = kindsOf(type);
  return Object.entries(fields).flatMap(([name, given]) => {
    const property = properties[name];
    if (!property?.of.some((owner) => kinds.includes(owner))) return [`${here} has no property ${name}`];
    return [given].flat().flatMap((each: unknown) => {
      if (!isObject(each)) {
        const fits = property.is.some((form) => forms[form]?.(each));
        return fits ? [] : [`${here}.${name} is no ${property.is.join(' or ')}: ${JSON.stringify(each)}`];
      }
      const fits = property.is.some((wanted) => kindsOf(String(each['@type'])).includes(wanted));
      const fault = fits ? [] : [`${here}.${name} is no ${property.is.join(' or ')} but a ${String(each['@type'])}`];
      return [...fault, ...faultsIn(each, `${here}.${name} `)];
    });
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
