import i18next, { type i18n } from 'i18next';
import { site } from '../../browser/platform/site';
import { interpolationOf } from '../../site/data/interpolation';
import { type LocaleCode, messageTagOf } from '../../site/languages/locales';

/** @param messages by namespace */
export function messagesInstance(locale: LocaleCode, messages: Readonly<Record<string, object>>): i18n {
  const tag = messageTagOf(locale);
  const instance = i18next.createInstance();
  instance.init({
    lng: tag,
    resources: { [tag]: messages },
    ns: Object.keys(messages),
    initAsync: false,
    interpolation: interpolationOf(site),
  });
  return instance;
}
