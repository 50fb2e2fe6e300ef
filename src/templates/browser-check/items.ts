import type { BrowserProfile } from '../../browser/browser-check/readers';
import type { Messages } from '../../site/data/messages';

type Texts = Messages['browser-check'];

/** How far a value narrows down whose browser this is. */
export type Level = keyof Texts['levels'];

export interface Item {
  readonly name: keyof Texts['items'];
  /** The call that reads it. */
  readonly how: string;
  readonly level: Level;
  /** A boolean for a switch; null where the browser lacks the value. */
  readonly show: (profile: BrowserProfile) => string | boolean | null;
}

const text = (value: number | null): string | null => (value === null ? null : String(value));

/** By group. */
export const groups: readonly { readonly name: keyof Texts['groups']; readonly items: readonly Item[] }[] = [
  {
    name: 'browser',
    items: [
      { name: 'userAgent', how: 'navigator.userAgent', level: 'medium', show: ({ userAgent }) => userAgent },
      {
        name: 'clientHints',
        how: 'navigator.userAgentData',
        level: 'medium',
        show: ({ clientHints }) =>
          clientHints &&
          [
            clientHints.platform,
            ...clientHints.brands.map(({ brand, version }) => `${brand} ${version}`),
            ...Object.entries(clientHints.details).map(([name, value]) => `${name}: ${value}`),
          ].join(', '),
      },
      { name: 'platform', how: 'navigator.platform', level: 'low', show: ({ platform }) => platform },
      { name: 'webdriver', how: 'navigator.webdriver', level: 'low', show: ({ webdriver }) => webdriver },
      {
        name: 'gpc',
        how: 'navigator.globalPrivacyControl',
        level: 'low',
        show: ({ globalPrivacyControl }) => globalPrivacyControl,
      },
    ],
  },
  {
    name: 'place',
    items: [
      { name: 'languages', how: 'navigator.languages', level: 'medium', show: ({ languages }) => languages.join(', ') },
      {
        name: 'timeZone',
        how: 'Intl.DateTimeFormat().resolvedOptions()',
        level: 'medium',
        show: ({ timeZone }) => timeZone,
      },
    ],
  },
  {
    name: 'device',
    items: [
      {
        name: 'screen',
        how: 'screen, devicePixelRatio',
        level: 'medium',
        show: ({ screen: { width, height, colorDepth, pixelRatio } }) =>
          `${width} × ${height} px, ${colorDepth} bit, ${pixelRatio}×`,
      },
      {
        name: 'window',
        how: 'innerWidth, outerWidth',
        level: 'medium',
        show: ({ window: { innerWidth, innerHeight, outerWidth, outerHeight } }) =>
          `${innerWidth} × ${innerHeight} px, ${outerWidth} × ${outerHeight} px`,
      },
      { name: 'touch', how: 'navigator.maxTouchPoints', level: 'low', show: ({ touchPoints }) => text(touchPoints) },
      { name: 'cores', how: 'navigator.hardwareConcurrency', level: 'low', show: ({ cores }) => text(cores) },
      {
        name: 'memory',
        how: 'navigator.deviceMemory',
        level: 'low',
        show: ({ memory }) => (memory === null ? null : `${memory} GB`),
      },
    ],
  },
  {
    name: 'drawing',
    items: [
      { name: 'canvas', how: 'canvas.toDataURL()', level: 'high', show: ({ canvas }) => canvas?.digest ?? null },
      {
        name: 'webgl',
        how: 'WEBGL_debug_renderer_info',
        level: 'high',
        show: ({ webgl }) => webgl && `${webgl.vendor}, ${webgl.renderer}`,
      },
      { name: 'audio', how: 'OfflineAudioContext', level: 'medium', show: ({ audio }) => audio },
      { name: 'fonts', how: 'getBoundingClientRect()', level: 'high', show: ({ fonts }) => fonts?.join(', ') ?? null },
    ],
  },
  {
    name: 'network',
    items: [
      {
        name: 'storage',
        how: 'cookieEnabled, localStorage, indexedDB',
        level: 'low',
        show: ({ storage }) => storage.cookies && storage.localStorage && storage.indexedDB,
      },
      { name: 'webrtc', how: 'RTCPeerConnection', level: 'high', show: ({ webrtc }) => webrtc?.join(', ') ?? null },
    ],
  },
];
