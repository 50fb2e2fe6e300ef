/** What a page can read about a browser. Null means that the browser does not offer or forbids it. */

/** User-agent client hints, in Chromium browsers. */
export interface ClientHints {
  readonly platform: string;
  readonly mobile: boolean;
  /** With major versions. */
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
  /** The high-entropy values: versions, processor, model. */
  readonly details: Readonly<Record<string, string>>;
}

/** Lengths are in CSS pixels. */
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
  /** Null if the first language does not name one country. */
  readonly languageTimeZones: readonly string[] | null;
  readonly screen: {
    readonly width: number;
    readonly height: number;
    readonly colorDepth: number;
    readonly pixelRatio: number;
  };
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
  /** `stable`: whether a second reading gives the same digest. */
  readonly canvas: { readonly digest: string; readonly stable: boolean } | null;
  readonly webgl: { readonly vendor: string; readonly renderer: string } | null;
  readonly audio: string | null;
  readonly fonts: readonly string[];
  readonly storage: { readonly cookies: boolean; readonly localStorage: boolean; readonly indexedDB: boolean };
  /** Null until the visitor asks for them. */
  readonly webrtc: readonly string[] | null;
}
