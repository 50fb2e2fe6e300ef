/**
 * What a page can read about a browser (issue 17, design 12). Null stands for what this browser does not offer or forbids.
 */

/** What Chromium browsers tell about themselves beside the user agent. */
export interface ClientHints {
  readonly platform: string;
  readonly mobile: boolean;
  /** Brand names with their major versions. */
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
  /** The values that a page has to ask for: versions, processor, model. */
  readonly details: Readonly<Record<string, string>>;
}

/** The values of one browser. Lengths are in CSS pixels. */
export interface BrowserProfile {
  readonly userAgent: string;
  readonly clientHints: ClientHints | null;
  readonly platform: string;
  readonly vendor: string;
  readonly webdriver: boolean | null;
  readonly globalPrivacyControl: boolean | null;
  readonly language: string;
  readonly languages: readonly string[];
  readonly timeZone: string;
  /** Time zones of the country of the first language; null where the language does not name one country. */
  readonly languageTimeZones: readonly string[] | null;
  readonly screen: {
    readonly width: number;
    readonly height: number;
    readonly colorDepth: number;
    readonly pixelRatio: number;
  };
  /** Outer sizes are those of the whole window. */
  readonly window: {
    readonly innerWidth: number;
    readonly innerHeight: number;
    readonly outerWidth: number;
    readonly outerHeight: number;
  };
  readonly touchPoints: number;
  readonly cores: number | null;
  /** In GB, as the browser rounds it. */
  readonly memory: number | null;
  /** Digest of a drawing, and whether a second reading of it gives the same. */
  readonly canvas: { readonly digest: string; readonly stable: boolean } | null;
  readonly webgl: { readonly vendor: string; readonly renderer: string } | null;
  /** Digest of a computed sound. */
  readonly audio: string | null;
  /** Installed fonts among those that the page looks for. */
  readonly fonts: readonly string[];
  readonly storage: { readonly cookies: boolean; readonly localStorage: boolean; readonly indexedDB: boolean };
  /** Addresses that WebRTC names; null as long as the visitor has not asked for them. */
  readonly webrtc: readonly string[] | null;
}
