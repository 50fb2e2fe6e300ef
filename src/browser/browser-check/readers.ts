import { attempt } from '../../site/attempt';
import { timeZonesOfLanguage } from './language-time-zones';
import { measureAudio, measureCanvas, measureFonts, readWebgl } from './measurements';

/** What TypeScript's types lack, or take for granted. */
interface ReadNavigator extends Omit<Navigator, 'hardwareConcurrency' | 'webdriver'> {
  readonly userAgentData?: {
    readonly platform: string;
    readonly mobile: boolean;
    readonly brands: readonly { readonly brand: string; readonly version: string }[];
    readonly getHighEntropyValues: (names: readonly string[]) => Promise<Readonly<Record<string, unknown>>>;
  };
  readonly deviceMemory?: number;
  readonly globalPrivacyControl?: boolean;
  readonly hardwareConcurrency?: number;
  readonly webdriver?: boolean;
}

/** Time in ms that one value has, since a busy or restricted browser may never answer. */
const longestMs = 3_000;

/** Null if it fails or does not answer in time. */
const orNull = <T>(value: Promise<T>): Promise<T | null> =>
  Promise.race([value.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, longestMs, null))]);

/** What a page can read about a browser. Null means that the browser does not offer or forbids it. */
export type BrowserProfile = Awaited<ReturnType<typeof readProfile>>;
const detailNames = ['architecture', 'bitness', 'model', 'platformVersion', 'uaFullVersion'] as const;

/** Reads everything except the WebRTC addresses, which the visitor has to ask for. Sends no request. */
export async function readProfile(window: Window & typeof globalThis) {
  const { document, screen } = window;
  const navigator: ReadNavigator = window.navigator;
  const [clientHints, audio] = await Promise.all([orNull(readHints(navigator)), orNull(measureAudio(window))]);
  return {
    userAgent: navigator.userAgent,
    clientHints,
    platform: navigator.platform,
    vendor: navigator.vendor,
    webdriver: navigator.webdriver ?? null,
    globalPrivacyControl: navigator.globalPrivacyControl ?? null,
    language: navigator.language,
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    /** Null if the first language does not name one country. */
    languageTimeZones: timeZonesOfLanguage(navigator.language),
    /** Lengths are in CSS pixels. */
    screen: {
      width: screen.width,
      height: screen.height,
      colorDepth: screen.colorDepth,
      pixelRatio: window.devicePixelRatio,
    },
    window: {
      innerWidth: window.innerWidth,
      innerHeight: window.innerHeight,
      outerWidth: window.outerWidth,
      outerHeight: window.outerHeight,
    },
    touchPoints: navigator.maxTouchPoints,
    cores: navigator.hardwareConcurrency ?? null,
    /** In GB, as the browser rounds it. */
    memory: navigator.deviceMemory ?? null,
    canvas: attempt(() => measureCanvas(document)),
    webgl: attempt(() => readWebgl(document)),
    audio,
    fonts: attempt(() => measureFonts(document)),
    storage: {
      cookies: navigator.cookieEnabled,
      localStorage: Boolean(attempt(() => window.localStorage)),
      indexedDB: Boolean(attempt(() => window.indexedDB)),
    },
    /** Null until the visitor asks for them. */
    webrtc: null as readonly string[] | null,
  };
}

/** `details` are the high-entropy values: versions, processor, model. */
async function readHints({ userAgentData }: ReadNavigator) {
  if (!userAgentData) return null;
  const values = await userAgentData.getHighEntropyValues(detailNames);
  const details = detailNames.flatMap((name) => (values[name] ? [[name, String(values[name])] as const] : []));
  const { platform, mobile, brands } = userAgentData;
  return { platform, mobile, brands, details: Object.fromEntries(details) };
}
