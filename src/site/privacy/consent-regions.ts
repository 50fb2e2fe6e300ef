/**
 * Where the law asks for consent before visits are counted (docs/browser.md), kept correct by the person responsible
 * for data protection; no other code depends on countries.
 */

/** An answer before anything is counted, or a notice and a way to refuse. */
export type ConsentRule = 'opt-in' | 'notice';

/** According to the host: ISO 3166 codes, the subdivision without its country. */
export interface Place {
  readonly country?: string | undefined;
  readonly subdivision?: string | undefined;
}

/** Regions under one law: countries, or subdivisions such as `CA-QC`. */
interface OptInRegion {
  readonly law: string;
  readonly places: string;
}

/** Every other known region requires a notice. */
const optInRegions: readonly OptInRegion[] = [
  {
    law: 'GDPR and ePrivacy Directive: European Union',
    places: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  },
  { law: 'The same, in territories with country codes of their own', places: 'AX GF GP MF MQ RE YT' },
  // Outside the Union, but article 82 of that law (cookies) and the rules of the GDPR that it adopts apply there
  // (article 125).
  { law: 'French Data Protection Act, in the other collectivities', places: 'BL NC PF PM TF WF' },
  { law: 'The same, through the European Economic Area', places: 'IS LI NO SJ' },
  { law: 'UK GDPR and PECR, the laws of the Crown Dependencies and of Gibraltar', places: 'GB GG GI IM JE' },
  { law: 'FADP and Telecommunications Act, read strictly: Switzerland', places: 'CH' },
  // Kosovo has no ISO code, but hosts name it XK: Law 06/L-082. The Vatican: General Regulation of April 30, 2024.
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

/** Codes that do not name a country: unknown, an anonymizing network, satellites, regions of the world. */
const noCountry: ReadonlySet<string> = new Set(['A1', 'A2', 'AP', 'EU', 'T1', 'XX', 'ZZ']);

/** Null if the region is unknown, so that the visitor has to be asked. */
export function consentRuleOf({ country = '', subdivision = '' }: Place): ConsentRule | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || noCountry.has(code)) return null;
  return optIn.has(code) || optIn.has(`${code}-${subdivision.toUpperCase()}`) ? 'opt-in' : 'notice';
}
