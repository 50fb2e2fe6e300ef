/**
 * Where a language is at home.
 */

/** Languages that are spoken on several continents: without a region they name no country, and English never does. */
const widelySpoken = /^(?:ar|en|es|fr|pt|ru|zh)$/;

/** TypeScript knows neither the method nor the older property. */
type RegionalLocale = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
};

/**
 * The time zones of the country that a language tag names, or else of the only country that speaks the language; null for
 * English, for languages of several continents without a region, and where the browser does not know the zones.
 */
export function timeZonesOfLanguage(tag: string): readonly string[] | null {
  try {
    const locale: Intl.Locale = new Intl.Locale(tag);
    if (locale.language === 'en' || (!locale.region && widelySpoken.test(locale.language))) return null;
    const regional: RegionalLocale = locale.maximize();
    return regional.getTimeZones?.() ?? regional.timeZones ?? null;
  } catch {
    return null;
  }
}
