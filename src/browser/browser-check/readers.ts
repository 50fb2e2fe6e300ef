import { timeZonesOfLanguage } from './language-time-zones';
import { measureAudio, measureCanvas, measureFonts, readWebgl } from './measurements';
import type { BrowserProfile, ClientHints } from './profile';

/** Not in TypeScript's types. */
interface HintedNavigator {
  readonly userAgentData?: {
    readonly platform: string;
    readonly mobile: boolean;
    readonly brands: ClientHints['brands'];
    readonly getHighEntropyValues: (names: readonly string[]) => Promise<Readonly<Record<string, unknown>>>;
  };
  readonly deviceMemory?: number;
  readonly globalPrivacyControl?: boolean;
}

type ReadWindow = Window & typeof globalThis;

const detailNames = ['architecture', 'bitness', 'model', 'platformVersion', 'uaFullVersion'] as const;

/** Reads everything except the WebRTC addresses, which the visitor has to ask for. Sends no request. */
export async function readProfile(window: ReadWindow): Promise<BrowserProfile> {
  const { document, screen } = window;
  const navigator: Navigator & HintedNavigator = window.navigator;
  const [clientHints, audio] = await Promise.all([
    settled(() => readHints(navigator)),
    settled(() => measureAudio(window)),
  ]);
  return {
    userAgent: navigator.userAgent,
    clientHints,
    platform: navigator.platform,
    vendor: navigator.vendor,
    webdriver: navigator.webdriver ?? null,
    globalPrivacyControl: navigator.globalPrivacyControl ?? null,
    language: navigator.language,
    languages: [...navigator.languages],
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    languageTimeZones: timeZonesOfLanguage(navigator.language),
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
    memory: navigator.deviceMemory ?? null,
    canvas: attempted(() => measureCanvas(document)),
    webgl: attempted(() => readWebgl(document)),
    audio,
    fonts: measureFonts(document),
    storage: {
      cookies: navigator.cookieEnabled,
      localStorage: attempted(() => window.localStorage) !== null,
      indexedDB: attempted(() => window.indexedDB) !== null,
    },
    webrtc: null,
  };
}

async function readHints({ userAgentData }: HintedNavigator): Promise<ClientHints | null> {
  if (!userAgentData) return null;
  const values = await userAgentData.getHighEntropyValues(detailNames);
  const details = detailNames.flatMap((name) => (values[name] ? [[name, String(values[name])] as const] : []));
  const { platform, mobile, brands } = userAgentData;
  return {
    platform,
    mobile,
    brands: brands.map(({ brand, version }) => ({ brand, version })),
    details: Object.fromEntries(details),
  };
}

/** Null where the browser or an extension throws. */
function attempted<T>(read: () => T): T | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

async function settled<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
