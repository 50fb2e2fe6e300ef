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

/** The places under each law: countries, or subdivisions such as `CA-QC`. Every other known region requires a notice. */
const optInRegions: Readonly<Record<string, string>> = {
  'GDPR and ePrivacy Directive: European Union':
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  'The same, in territories with country codes of their own': 'AX GF GP MF MQ RE YT',
  // Outside the Union, but article 82 of that law (cookies) and the rules of the GDPR that it adopts apply there
  // (article 125).
  'French Data Protection Act, in the other collectivities': 'BL NC PF PM TF WF',
  'The same, through the European Economic Area': 'IS LI NO SJ',
  'UK GDPR and PECR, the laws of the Crown Dependencies and of Gibraltar': 'GB GG GI IM JE',
  'FADP and Telecommunications Act, read strictly: Switzerland': 'CH',
  // Kosovo has no ISO code, but hosts name it XK: Law 06/L-082. The Vatican: General Regulation of April 30, 2024.
  'Laws made after the GDPR in candidate and neighboring places': 'AL AD BA MC MD ME MK RS SM UA VA XK',
  'KVKK: Turkey': 'TR',
  'Federal Law 152-FZ: Russia': 'RU',
  'PIPL: mainland China': 'CN',
  'PIPA: South Korea': 'KR',
  'PDPA: Thailand': 'TH',
  'Personal data decree and law: Vietnam': 'VN',
  'DPDP Act: India': 'IN',
  'LGPD, as its authority reads it for statistics: Brazil': 'BR',
  'NDPA: Nigeria': 'NG',
  'Law 25: Quebec': 'CA-QC',
};

const optIn: ReadonlySet<string> = new Set(Object.values(optInRegions).flatMap((places) => places.split(' ')));

/** Codes that do not name a country: unknown, an anonymizing network, satellites, regions of the world. */
const noCountry: ReadonlySet<string> = new Set(['A1', 'A2', 'AP', 'EU', 'T1', 'XX', 'ZZ']);

/** Null if the region is unknown, so that the visitor has to be asked. */
export function consentRuleOf({ country = '', subdivision = '' }: Place): ConsentRule | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || noCountry.has(code)) return null;
  return optIn.has(code) || optIn.has(`${code}-${subdivision.toUpperCase()}`) ? 'opt-in' : 'notice';
}
