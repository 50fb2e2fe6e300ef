/**
 * The site's icons: shapes on a 24 × 24 grid, drawn with the text's colour. From Lucide (ISC licence).
 */

/** One shape of an icon: an SVG element and its attributes. */
export type Shape = readonly [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline',
  attributes: Readonly<Record<string, string>>,
];

/** An icon: its view box (four numbers) and its shapes. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
}

/** Every icon by name; the page /_icons shows them all. */
export const icons = {
  'app-window': {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
      ['path', { d: 'M10 4v4' }],
      ['path', { d: 'M2 8h20' }],
      ['path', { d: 'M6 4v4' }],
    ],
  },
  'arrow-left': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm12 19-7-7 7-7' }],
      ['path', { d: 'M19 12H5' }],
    ],
  },
  'arrow-right': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'm12 5 7 7-7 7' }],
    ],
  },
  'arrow-up': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm5 12 7-7 7 7' }],
      ['path', { d: 'M12 19V5' }],
    ],
  },
  'building-2': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M10 12h4' }],
      ['path', { d: 'M10 8h4' }],
      ['path', { d: 'M14 21v-3a2 2 0 0 0-4 0v3' }],
      ['path', { d: 'M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2' }],
      ['path', { d: 'M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16' }],
    ],
  },
  calendar: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M8 2v3' }],
      ['path', { d: 'M16 2v3' }],
      ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
      ['path', { d: 'M3 9h18' }],
    ],
  },
  'chart-line': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M3 3v16a2 2 0 0 0 2 2h16' }],
      ['path', { d: 'm19 9-5 5-4-4-3 3' }],
    ],
  },
  check: { viewBox: '0 0 24 24', shapes: [['path', { d: 'M20 6 9 17l-5-5' }]] },
  'chevron-down': { viewBox: '0 0 24 24', shapes: [['path', { d: 'm6 9 6 6 6-6' }]] },
  'chevron-right': { viewBox: '0 0 24 24', shapes: [['path', { d: 'm9 18 6-6-6-6' }]] },
  'circle-alert': {
    viewBox: '0 0 24 24',
    shapes: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
      ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
    ],
  },
  'circle-check': {
    viewBox: '0 0 24 24',
    shapes: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'm16 9-5.5 5.5L8 12' }],
    ],
  },
  clock: {
    viewBox: '0 0 24 24',
    shapes: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'M12 6v6l4 2' }],
    ],
  },
  copy: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { width: '14', height: '14', x: '8', y: '8', rx: '2', ry: '2' }],
      ['path', { d: 'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2' }],
    ],
  },
  cpu: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { x: '4', y: '4', width: '16', height: '16', rx: '2' }],
      ['rect', { x: '8', y: '8', width: '8', height: '8', rx: '1' }],
      ['path', { d: 'M7 2v2M12 2v2M17 2v2' }],
      ['path', { d: 'M7 20v2M12 20v2M17 20v2' }],
      ['path', { d: 'M2 7h2M2 12h2M2 17h2' }],
      ['path', { d: 'M20 7h2M20 12h2M20 17h2' }],
    ],
  },
  download: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M12 15V3' }],
      ['path', { d: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' }],
      ['path', { d: 'm7 10 5 5 5-5' }],
    ],
  },
  'external-link': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M15 3h6v6' }],
      ['path', { d: 'M10 14 21 3' }],
      ['path', { d: 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6' }],
    ],
  },
  fingerprint: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4' }],
      ['path', { d: 'M14 13.12c0 2.38 0 6.38-1 8.88' }],
      ['path', { d: 'M17.29 21.02c.12-.6.43-2.3.5-3.02' }],
      ['path', { d: 'M2 12a10 10 0 0 1 18-6' }],
      ['path', { d: 'M2 16h.01' }],
      ['path', { d: 'M21.8 16c.2-2 .131-5.354 0-6' }],
      ['path', { d: 'M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2' }],
      ['path', { d: 'M8.65 22c.21-.66.45-1.32.57-2' }],
      ['path', { d: 'M9 6.8a6 6 0 0 1 9 5.2v2' }],
    ],
  },
  'flask-conical': {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2',
        },
      ],
      ['path', { d: 'M6.453 15h11.094' }],
      ['path', { d: 'M8.5 2h7' }],
    ],
  },
  gift: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M12 7v14' }],
      ['path', { d: 'M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8' }],
      ['path', { d: 'M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5' }],
      ['rect', { x: '3', y: '7', width: '18', height: '4', rx: '1' }],
    ],
  },
  globe: {
    viewBox: '0 0 24 24',
    shapes: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20' }],
      ['path', { d: 'M2 12h20' }],
    ],
  },
  home: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
      [
        'path',
        { d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z' },
      ],
    ],
  },
  info: {
    viewBox: '0 0 24 24',
    shapes: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'M12 16v-4' }],
      ['path', { d: 'M12 8h.01' }],
    ],
  },
  key: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm2 21 9.6-9.6' }],
      ['path', { d: 'm7.5 15.5 2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19' }],
      ['circle', { cx: '15.5', cy: '7.5', r: '5.5' }],
    ],
  },
  laptop: {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M18 5a2 2 0 0 1 2 2v8.526a2 2 0 0 0 .212.897l1.068 2.127a1 1 0 0 1-.9 1.45H3.62a1 1 0 0 1-.9-1.45l1.068-2.127A2 2 0 0 0 4 15.526V7a2 2 0 0 1 2-2z',
        },
      ],
      ['path', { d: 'M20.054 15.987H3.946' }],
    ],
  },
  layers: {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z',
        },
      ],
      ['path', { d: 'M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12' }],
      ['path', { d: 'M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17' }],
    ],
  },
  link: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71' }],
      ['path', { d: 'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71' }],
    ],
  },
  lock: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { width: '18', height: '11', x: '3', y: '11', rx: '2', ry: '2' }],
      ['path', { d: 'M7 11V7a5 5 0 0 1 10 0v4' }],
    ],
  },
  mail: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7' }],
      ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
    ],
  },
  megaphone: {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
        },
      ],
      ['path', { d: 'M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14' }],
      ['path', { d: 'M8 6v8' }],
    ],
  },
  menu: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M4 5h16' }],
      ['path', { d: 'M4 12h16' }],
      ['path', { d: 'M4 19h16' }],
    ],
  },
  'message-circle': {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
        },
      ],
    ],
  },
  minus: { viewBox: '0 0 24 24', shapes: [['path', { d: 'M5 12h14' }]] },
  monitor: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { width: '20', height: '14', x: '2', y: '3', rx: '2' }],
      ['line', { x1: '8', x2: '16', y1: '21', y2: '21' }],
      ['line', { x1: '12', x2: '12', y1: '17', y2: '21' }],
    ],
  },
  network: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { x: '16', y: '16', width: '6', height: '6', rx: '1' }],
      ['rect', { x: '2', y: '16', width: '6', height: '6', rx: '1' }],
      ['rect', { x: '9', y: '2', width: '6', height: '6', rx: '1' }],
      ['path', { d: 'M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3' }],
      ['path', { d: 'M12 12V8' }],
    ],
  },
  play: {
    viewBox: '0 0 24 24',
    shapes: [['path', { d: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z' }]],
  },
  plus: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'M12 5v14' }],
    ],
  },
  'qr-code': {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { width: '5', height: '5', x: '3', y: '3', rx: '1' }],
      ['rect', { width: '5', height: '5', x: '16', y: '3', rx: '1' }],
      ['rect', { width: '5', height: '5', x: '3', y: '16', rx: '1' }],
      ['path', { d: 'M21 16h-3a2 2 0 0 0-2 2v3' }],
      ['path', { d: 'M21 21v.01' }],
      ['path', { d: 'M12 7v3a2 2 0 0 1-2 2H7' }],
      ['path', { d: 'M3 12h.01' }],
      ['path', { d: 'M12 3h.01' }],
      ['path', { d: 'M12 16v.01' }],
      ['path', { d: 'M16 12h1' }],
      ['path', { d: 'M21 12v.01' }],
      ['path', { d: 'M12 21v-1' }],
    ],
  },
  'refresh-cw': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8' }],
      ['path', { d: 'M21 3v5h-5' }],
      ['path', { d: 'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16' }],
      ['path', { d: 'M8 16H3v5' }],
    ],
  },
  rss: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M4 11a9 9 0 0 1 9 9' }],
      ['path', { d: 'M4 4a16 16 0 0 1 16 16' }],
      ['circle', { cx: '5', cy: '19', r: '1' }],
    ],
  },
  search: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm21 21-4.34-4.34' }],
      ['circle', { cx: '11', cy: '11', r: '8' }],
    ],
  },
  shield: {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
        },
      ],
    ],
  },
  'shopping-cart': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18' }],
      ['path', { d: 'M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25' }],
      ['circle', { cx: '18', cy: '20', r: '2' }],
      ['circle', { cx: '8', cy: '20', r: '2' }],
    ],
  },
  smartphone: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { width: '14', height: '20', x: '5', y: '2', rx: '2', ry: '2' }],
      ['path', { d: 'M12 18h.01' }],
    ],
  },
  tag: {
    viewBox: '0 0 24 24',
    shapes: [
      [
        'path',
        {
          d: 'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z',
        },
      ],
      ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }],
    ],
  },
  terminal: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M12 19h8' }],
      ['path', { d: 'm4 17 6-6-6-6' }],
    ],
  },
  'triangle-alert': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3' }],
      ['path', { d: 'M12 9v4' }],
      ['path', { d: 'M12 17h.01' }],
    ],
  },
  users: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2' }],
      ['path', { d: 'M16 3.128a4 4 0 0 1 0 7.744' }],
      ['path', { d: 'M22 21v-2a4 4 0 0 0-3-3.87' }],
      ['circle', { cx: '9', cy: '7', r: '4' }],
    ],
  },
  'wifi-off': {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M12 20h.01' }],
      ['path', { d: 'M8.5 16.429a5 5 0 0 1 7 0' }],
      ['path', { d: 'M5 12.859a10 10 0 0 1 5.17-2.69' }],
      ['path', { d: 'M19 12.859a10 10 0 0 0-2.007-1.523' }],
      ['path', { d: 'M2 8.82a15 15 0 0 1 4.177-2.643' }],
      ['path', { d: 'M22 8.82a15 15 0 0 0-11.288-3.764' }],
      ['path', { d: 'm2 2 20 20' }],
    ],
  },
  workflow: {
    viewBox: '0 0 24 24',
    shapes: [
      ['rect', { width: '8', height: '8', x: '3', y: '3', rx: '2' }],
      ['path', { d: 'M7 11v4a2 2 0 0 0 2 2h4' }],
      ['rect', { width: '8', height: '8', x: '13', y: '13', rx: '2' }],
    ],
  },
  x: {
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M18 6 6 18' }],
      ['path', { d: 'm6 6 12 12' }],
    ],
  },
} as const satisfies Record<string, IconDrawing>;

/** The name of an icon. */
export type IconName = keyof typeof icons;
