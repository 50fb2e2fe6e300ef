/** What home shows of the browser check. */
import { contradictions } from './contradictions';
import { type BrowserProfile, readProfile } from './readers';
import { systemNames, systemOfUserAgent } from './user-agent';

const values = {
  system: ({ userAgent, platform }) => {
    const system = systemOfUserAgent(userAgent);
    return system ? systemNames[system] : platform;
  },
  timeZone: ({ timeZone }) => timeZone,
  /** Without what every Chromium puts around the graphics card's name. */
  webgl: ({ webgl }) => webgl?.renderer.replace(/^ANGLE \([^,]+, (.+), .+$/, '$1'),
  languages: ({ languages }) => languages.join(', '),
  contradictions: (profile) => String(contradictions(profile).length),
} as const satisfies Readonly<Record<string, (profile: BrowserProfile) => string | undefined>>;

/** In `data-own-value`, on the element that shows it. */
export type OwnValue = keyof typeof values;

/** Reads the browser and fills what is marked below an element; a value that the browser does not tell becomes a dash. */
export async function fillOwnValues(place: Element): Promise<void> {
  const profile = await readProfile(window);
  for (const element of place.querySelectorAll<HTMLElement>('[data-own-value]')) {
    element.textContent = values[element.dataset.ownValue as OwnValue](profile) || '–';
  }
}
