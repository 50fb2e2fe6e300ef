import { attempt } from '../../site/attempt';

/** Languages spoken on several continents: without a region they name no country. English never does. */
const widelySpoken = /^(?:ar|en|es|fr|pt|ru|zh)$/;

/** TypeScript knows neither the method nor the older property. */
type RegionalLocale = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
};

/** The time zones of the only country that a language tag means; null for none, several, or an unknown one. */
export const timeZonesOfLanguage = (tag: string): readonly string[] | null =>
  attempt(() => {
    const locale: Intl.Locale = new Intl.Locale(tag);
    if (locale.language === 'en' || (!locale.region && widelySpoken.test(locale.language))) return null;
    const regional: RegionalLocale = locale.maximize();
    return regional.getTimeZones?.() ?? regional.timeZones ?? null;
  });
