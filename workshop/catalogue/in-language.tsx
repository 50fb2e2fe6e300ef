import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { messagesInstance } from '../../src/components/shell/messages-instance';
import { ShellProvider, useShell } from '../../src/components/shell/shell-context';
import type { Shell, ShellMessages } from '../../src/site/data/shell';
import type { RoutePath } from '../../src/site/hosting/route-path';
import type { LocaleCode } from '../../src/site/languages/locales';
import { menusOf } from '../../src/site/pages/menus';
import { isAvailable, matchRoutes } from '../../src/site/pages/routes';
import { useView } from './groups/view';

/** Messages, menus and formats of the chosen language, as if the page were in it. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const { locale, data } = useView();
  const { site, page } = useShell();
  const texts = useMemo(
    () =>
      Object.fromEntries(
        data.texts.nodes.filter(({ language }) => language === locale).map(({ ns, data }) => [ns, JSON.parse(data)]),
      ) as Record<string, object>,
    [data, locale],
  );
  const shell: Shell = useMemo(
    () => ({
      locale,
      messages: texts.shell as ShellMessages,
      menus: menusOf(site.config, locale, (path) => mayExist(path as RoutePath, locale)),
    }),
    [site, locale, texts],
  );
  const instance = useMemo(() => messagesInstance(locale, texts), [locale, texts]);
  const here = useMemo(() => ({ ...page, language: locale }), [page, locale]);
  return (
    <ShellProvider shell={shell} page={here}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </ShellProvider>
  );
}

/** Even if its text does not exist yet. */
const mayExist = (path: RoutePath, locale: LocaleCode): boolean =>
  matchRoutes(path).some(({ route, params }) => isAvailable(route, params, locale));
