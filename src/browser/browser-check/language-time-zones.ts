import { attempt } from '../platform/text-of';

/** Languages spoken on several continents: without a region they name no country. English never does. */
const widelySpoken = /^(?:ar|en|es|fr|pt|ru|zh)$/;

/** TypeScript knows neither the method nor the older property. */
type RegionalLocale = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
};

/**
 * The time zones of the country in a language tag, or else of the only country that speaks the language. Null for
 * English, for languages of several continents without a region, and where the browser does not know the zones.
 */
export const timeZonesOfLanguage = (tag: string): readonly string[] | null =>
  attempt(() => {
    const locale: Intl.Locale = new Intl.Locale(tag);
    if (locale.language === 'en' || (!locale.region && widelySpoken.test(locale.language))) return null;
    const regional: RegionalLocale = locale.maximize();
    return regional.getTimeZones?.() ?? regional.timeZones ?? null;
  });
