/**
 * @jest-environment jsdom
 */

import { HighlightScene } from '../../src/components/highlight-scene/highlight-scene';
import * as desk from '../../src/components/scenes/desk';
import * as day from '../../src/components/scenes/desk-day';
import * as more from '../../src/components/scenes/desk-more';
import { FeatureScene } from '../../src/components/scenes/feature-scene';
import { FingerprintScene } from '../../src/components/scenes/fingerprint';
import { ProfileListScene } from '../../src/components/scenes/profile-list';
import { deskOf } from '../../src/components/scenes/solution-profiles';
import { enabledLocales } from '../../src/site/languages/locales';
import { featureIds, releaseScenes, solutionIds } from '../../src/site/pages/sections';
import { AppScene } from '../../src/templates/home/app-scene';
import { Identities } from '../../src/templates/home/identities';
import { pictures } from '../../workshop/scenes/pictures';
import { renderIn } from '../support/render';

/** Every text and number that a value holds. */
const leaves = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value).flatMap(leaves)]
    : [String(value)];

const onDesk = leaves({ ...desk, ...day, ...more });

/** What must agree wherever it is shown: addresses, times of day, delays, values of Canvas and WebGL. */
const facts = (text: string): readonly string[] =>
  text.match(
    /\b(?!127\.)\d{1,3}(?:\.\d{1,3}){3}\b|\b\d{2}:\d{2}\b(?! UTC)|\b\d+(?= ms)|\b[0-9a-f]{4}…[0-9a-f]{2}\b/g,
  ) ?? [];

/** A time may stand with another, as opening hours do. */
const known = (fact: string): boolean => onDesk.some((text) => text.includes(fact));

/** What HTML says, without its tags. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

describe('what the drawings of the application show stands on the one desk', () => {
  test.each(Object.keys(pictures))('%s', (file) => {
    expect(facts(textOf(pictures[file]?.html ?? '')).filter((fact) => !known(fact))).toEqual([]);
  });

  test.each([
    ['the home page', [<AppScene key="app" />, <Identities key="two" />, <FingerprintScene key="one" />]],
    ['the features', featureIds.map((id) => <FeatureScene key={id} id={id} />)],
    ['the list', [<ProfileListScene key="list" />]],
    ['the highlights of releases', releaseScenes.map((name) => <HighlightScene key={name} name={name} />)],
  ])('%s', (_where, scenes) => {
    const { container } = renderIn(<div>{scenes}</div>, {}, ['scenes']);
    const shown = facts(textOf(container.innerHTML));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((fact) => !known(fact))).toEqual([]);
  });

  test('a country has its addresses in one range, on the desk and in the desks of solutions', () => {
    const rows = [...desk.deskRows, ...solutionIds.flatMap((id) => deskOf(id).profiles)];
    const ranges = new Map<string, Set<string>>();
    for (const { country, address } of rows) {
      ranges.set(country, (ranges.get(country) ?? new Set()).add(address.replace(/\.\d+$/, '')));
    }
    expect([...ranges].filter(([, range]) => range.size > 1)).toEqual([]);
  });
});

describe('what a message says in words', () => {
  const [least, most] = more.delay.match(/[\d.]+/g) ?? [];

  test.each(enabledLocales)('%s: the delay of the synchronizer is that of the desk', (locale) => {
    const { synchronizer } = jest.requireActual<{ synchronizer: { delay: string } }>(
      `../../locales/${locale}/scenes.json`,
    );
    expect(synchronizer.delay.replaceAll(',', '.').match(/\d\.\d/g)).toEqual([least, most]);
  });

  test.each(enabledLocales)("%s: the flow's schedule is the time at which its run began", (locale) => {
    const { rpa } = jest.requireActual<{ rpa: { schedule: string } }>(`../../locales/${locale}/scenes.json`);
    expect(rpa.schedule).toMatch(/\b0?8\b/);
    expect(day.run[0].time).toBe('08:00');
  });
});
