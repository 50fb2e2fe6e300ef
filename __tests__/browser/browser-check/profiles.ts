/**
 * Profiles of browsers that people use, for tests of the browser check: what each reports of itself.
 */
import type { BrowserProfile } from '../../../src/browser/browser-check/readers';

const desktop = {
  webdriver: false,
  globalPrivacyControl: null,
  screen: { width: 1920, height: 1080, colorDepth: 24, pixelRatio: 1 },
  window: { innerWidth: 1900, innerHeight: 940, outerWidth: 1936, outerHeight: 1056 },
  touchPoints: 0,
  cores: 8,
  memory: 8,
  canvas: { digest: '811c9dc5', stable: true },
  audio: '811c9dc5',
  storage: { cookies: true, localStorage: true, indexedDB: true },
  webrtc: null,
} as const;

const german = {
  language: 'de-DE',
  languages: ['de-DE', 'de', 'en'],
  timeZone: 'Europe/Vienna',
  languageTimeZones: ['Europe/Berlin', 'Europe/Busingen'],
} as const;

const american = {
  language: 'en-US',
  languages: ['en-US', 'en'],
  timeZone: 'America/New_York',
  languageTimeZones: null,
} as const;

const chromium = (platform: string, mobile: boolean) => ({
  platform,
  mobile,
  brands: [
    { brand: 'Chromium', version: '142' },
    { brand: 'Not_A Brand', version: '99' },
  ],
  details: {},
});

const phone = {
  screen: { width: 393, height: 852, colorDepth: 24, pixelRatio: 3 },
  window: { innerWidth: 393, innerHeight: 660, outerWidth: 393, outerHeight: 852 },
  touchPoints: 5,
} as const;

/** Browsers as they are sold. */
export const knownProfiles = {
  'Chrome on Windows': {
    ...desktop,
    ...german,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    clientHints: chromium('Windows', false),
    platform: 'Win32',
    vendor: 'Google Inc.',
    webgl: {
      vendor: 'Google Inc. (NVIDIA)',
      renderer: 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    },
    fonts: ['Arial', 'Calibri', 'Segoe UI'],
  },
  'Safari on a Mac': {
    ...desktop,
    ...american,
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    clientHints: null,
    platform: 'MacIntel',
    vendor: 'Apple Computer, Inc.',
    memory: null,
    webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
    fonts: ['Arial', 'Helvetica Neue', 'Menlo'],
  },
  'Firefox on Linux': {
    ...desktop,
    ...german,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    clientHints: null,
    platform: 'Linux x86_64',
    vendor: '',
    memory: null,
    webgl: { vendor: 'AMD', renderer: 'Radeon R9 200 Series, or similar' },
    fonts: ['DejaVu Sans', 'Liberation Sans'],
  },
  'Chrome on Android': {
    ...desktop,
    ...phone,
    ...american,
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    clientHints: chromium('Android', true),
    platform: 'Linux armv81',
    vendor: 'Google Inc.',
    webgl: { vendor: 'Qualcomm', renderer: 'Adreno (TM) 740' },
    fonts: ['Roboto'],
  },
  'Safari on an iPhone': {
    ...desktop,
    ...phone,
    ...german,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    clientHints: null,
    platform: 'iPhone',
    vendor: 'Apple Computer, Inc.',
    memory: null,
    webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
    fonts: ['Arial', 'Helvetica Neue'],
  },
} as const satisfies Readonly<Record<string, BrowserProfile>>;
