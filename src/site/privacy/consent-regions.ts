/**
 * Where the law asks for consent before visits are counted (design 10: "by region, as a table").
 *
 * The person responsible for data protection keeps this table correct; no other code depends on countries. The edge function
 * reads it and tells each page the rule for its visitor. If the place is unknown, the visitor is asked.
 */

/** What the law requires: an answer before anything is counted, or a notice and a way to refuse. */
export type ConsentRule = 'opt-in' | 'notice';

/** Where a visitor is, according to the host: ISO 3166 codes, the subdivision without its country. */
export interface Place {
  readonly country?: string | undefined;
  readonly subdivision?: string | undefined;
}

/** Places under one law that requires opt-in: countries, or subdivisions such as `CA-QC`. */
interface OptInRegion {
  readonly law: string;
  readonly places: string;
}

/** The places that require opt-in; every other known place requires a notice. */
const optInRegions: readonly OptInRegion[] = [
  {
    law: 'GDPR and ePrivacy Directive: European Union',
    places: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  },
  { law: 'The same, in territories with country codes of their own', places: 'AX GF GP MF MQ RE YT' },
  // Outside the Union, but article 82 of that law (cookies) and the rules of the GDPR that it takes over apply there (article 125).
  { law: 'French Data Protection Act, in the other collectivities', places: 'BL NC PF PM TF WF' },
  { law: 'The same, through the European Economic Area', places: 'IS LI NO SJ' },
  { law: 'UK GDPR and PECR, the laws of the Crown Dependencies and of Gibraltar', places: 'GB GG GI IM JE' },
  { law: 'FADP and Telecommunications Act, read strictly: Switzerland', places: 'CH' },
  // Kosovo has no code of ISO's, but hosts name it XK: Law 06/L-082. The Vatican: General Regulation of April 30, 2024.
  {
    law: 'Laws made after the GDPR in candidate and neighboring places',
    places: 'AL AD BA MC MD ME MK RS SM UA VA XK',
  },
  { law: 'KVKK: Turkey', places: 'TR' },
  { law: 'Federal Law 152-FZ: Russia', places: 'RU' },
  { law: 'PIPL: mainland China', places: 'CN' },
  { law: 'PIPA: South Korea', places: 'KR' },
  { law: 'PDPA: Thailand', places: 'TH' },
  { law: 'Personal data decree and law: Vietnam', places: 'VN' },
  { law: 'DPDP Act: India', places: 'IN' },
  { law: 'LGPD, as its authority reads it for statistics: Brazil', places: 'BR' },
  { law: 'NDPA: Nigeria', places: 'NG' },
  { law: 'Law 25: Quebec', places: 'CA-QC' },
];

const optIn: ReadonlySet<string> = new Set(optInRegions.flatMap(({ places }) => places.split(' ')));

/** Codes of hosts that do not name a country: unknown, an anonymizing network, satellites, regions of the world. */
const noCountry: ReadonlySet<string> = new Set(['A1', 'A2', 'AP', 'EU', 'T1', 'XX', 'ZZ']);

/** The rule of a place; null if the place is unknown, so that the visitor has to be asked. */
export function consentRuleOf({ country = '', subdivision = '' }: Place): ConsentRule | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || noCountry.has(code)) return null;
  return optIn.has(code) || optIn.has(`${code}-${subdivision.toUpperCase()}`) ? 'opt-in' : 'notice';
}
