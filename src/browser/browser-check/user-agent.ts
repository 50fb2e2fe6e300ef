export const systemNames = {
  windows: 'Windows',
  mac: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  chromeos: 'ChromeOS',
} as const;
export type System = keyof typeof systemNames;

/** The vendor that each kind of browser reports. All browsers on iOS are of Apple's kind. */
export const vendors = { Chromium: 'Google Inc.', Firefox: '', Safari: 'Apple Computer, Inc.' } as const;
export type Kind = keyof typeof vendors;
type Table<T> = readonly (readonly [pattern: RegExp, value: T])[];

const find = <T>(table: Table<T>, text: string): T | null => table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The order matters: Android also says Linux, and iOS also says "like Mac OS X". */
const userAgents: Table<System> = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'mac'],
  [/Linux|X11/, 'linux'],
];

export const systemOfUserAgent = (userAgent: string): System | null => find(userAgents, userAgent);

const kinds: Table<Kind> = [
  [/iPhone|iPad|iPod/, 'Safari'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chromium'],
  [/Safari\//, 'Safari'],
];

export const kindOfUserAgent = (userAgent: string): Kind | null => find(kinds, userAgent);

export const chromiumVersion = (userAgent: string): string | null => /Chrome\/(\d+)/.exec(userAgent)?.[1] ?? null;

const platforms: Table<readonly System[]> = [
  [/^Win/, ['windows']],
  [/^Mac/, ['mac']],
  [/^(?:iPhone|iPad|iPod)/, ['ios']],
  [/^(?:Linux|Android)/, ['linux', 'android', 'chromeos']],
];

export const systemsOfPlatform = (platform: string): readonly System[] | null => find(platforms, platform);

const hints: Table<System> = [
  [/^Windows$/, 'windows'],
  [/^macOS$/, 'mac'],
  [/^Android$/, 'android'],
  [/^iOS$/, 'ios'],
  [/^Chrom(?:e|ium) OS$/, 'chromeos'],
  [/^Linux$/, 'linux'],
];

export const systemOfHints = (platform: string): System | null => find(hints, platform);

const renderers: Table<readonly System[]> = [
  [/Direct3D|D3D\d/, ['windows']],
  [/Apple|Metal/, ['mac', 'ios']],
  [/Mesa|llvmpipe/, ['linux', 'chromeos', 'android']],
  [/Adreno|Mali|PowerVR|Xclipse/, ['android', 'linux', 'chromeos']],
];

/** Null for a graphics driver that is found on any system. */
export const systemsOfRenderer = (renderer: string): readonly System[] | null => find(renderers, renderer);
