/** Values of a browser that contradict each other, one rule per row. */
import { attempt } from '../../site/attempt';
import type { BrowserProfile } from './readers';
import {
  chromiumVersion,
  kindOfUserAgent,
  systemNames,
  systemOfHints,
  systemOfUserAgent,
  systemsOfPlatform,
  systemsOfRenderer,
  vendors,
} from './user-agent';

type Pair = readonly [first: string, second: string];

type Rule = (profile: BrowserProfile) => Pair | null;

/** Fonts that come with a system and that people do not remove. */
const ownFonts = { windows: 'Segoe UI', mac: 'Helvetica Neue' } as const;
/** Pixels by which a maximized window may exceed the screen: Windows keeps the window frame outside. */
const frame = 32;

function otherSystem({ userAgent }: BrowserProfile, allowed: readonly string[] | null): string | null {
  const system = systemOfUserAgent(userAgent);
  return system && allowed && !allowed.includes(system) ? systemNames[system] : null;
}

const pair = (first: string | null, second: string): Pair | null => (first === null ? null : [first, second]);

const rules = {
  automation: ({ webdriver, userAgent }) =>
    webdriver || /Headless/.test(userAgent) ? ['navigator.webdriver', String(webdriver)] : null,
  platform: (profile) => pair(otherSystem(profile, systemsOfPlatform(profile.platform)), profile.platform),
  hintsSystem: (profile) => {
    const named = systemOfHints(profile.clientHints?.platform ?? '');
    return named && pair(otherSystem(profile, [named]), systemNames[named]);
  },
  hintsVersion: ({ userAgent, clientHints }) => {
    const said = chromiumVersion(userAgent);
    const hinted = clientHints?.brands.find(({ brand }) => brand === 'Chromium')?.version;
    return said && hinted && said !== hinted ? [said, hinted] : null;
  },
  hintsBrowser: ({ userAgent, clientHints }) => {
    const kind = kindOfUserAgent(userAgent);
    return clientHints && kind && kind !== 'Chromium' ? [kind, 'navigator.userAgentData'] : null;
  },
  vendor: ({ userAgent, vendor }) => {
    const kind = kindOfUserAgent(userAgent);
    return kind && vendors[kind] !== vendor ? [kind, `"${vendor}"`] : null;
  },
  webgl: (profile) => {
    const { renderer } = profile.webgl ?? { renderer: '' };
    return pair(otherSystem(profile, systemsOfRenderer(renderer)), renderer);
  },
  fonts: ({ userAgent, fonts }) => {
    const system = systemOfUserAgent(userAgent);
    if (system !== 'windows' && system !== 'mac') return null;
    return !fonts || fonts.includes(ownFonts[system]) ? null : [systemNames[system], ownFonts[system]];
  },
  touch: ({ userAgent, touchPoints }) => {
    const isTouched = /iPhone|iPad|iPod|Android.*Mobile/.test(userAgent);
    const system = systemOfUserAgent(userAgent);
    return isTouched && system && touchPoints === 0 ? [systemNames[system], '0'] : null;
  },
  window: ({ window: { outerWidth, outerHeight }, screen: { width, height } }) =>
    outerWidth > width + frame || outerHeight > height + frame
      ? [`${outerWidth} × ${outerHeight}`, `${width} × ${height}`]
      : null,
  languages: ({ language, languages: [first] }) =>
    first !== undefined && first !== language ? [language, first] : null,
  timeZone: ({ timeZone, language, languageTimeZones }) =>
    languageTimeZones && !languageTimeZones.some((zone) => clockOf(zone) === clockOf(timeZone))
      ? [timeZone, language]
      : null,
  canvas: ({ canvas }) => (canvas && !canvas.stable ? [canvas.digest, ''] : null),
} as const satisfies Readonly<Record<string, Rule>>;

/** Also the key of the rule's message. */
export type RuleName = keyof typeof rules;
const ruleNames = Object.keys(rules) as readonly RuleName[];

export const contradictions = (profile: BrowserProfile) =>
  ruleNames.flatMap((rule) => {
    const found: Pair | null = rules[rule](profile);
    return found ? [{ rule, first: found[0], second: found[1] }] : [];
  });

/** The UTC offsets of a time zone in winter and summer, in which Berlin and Vienna agree. Null for an unknown zone. */
const clockOf = (timeZone: string): string | null =>
  attempt(() => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return [0, 6].map((month) => format.format(Date.UTC(2026, month, 15)).split(', ')[1]).join();
  });
