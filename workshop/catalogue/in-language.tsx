import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { messagesInstance } from '../../src/components/shell/messages-instance';
import { ShellProvider, useShell } from '../../src/components/shell/shell-context';
import type { Shell, ShellMessages } from '../../src/site/data/shell';
import type { RoutePath } from '../../src/site/hosting/route-path';
import type { LocaleCode } from '../../src/site/languages/locales';
import { menusOf } from '../../src/site/pages/menus';
import { isAvailable, matchRoutes } from '../../src/site/pages/routes';
import type { ComponentPageData } from './groups/specimen';

interface Props {
  readonly locale: LocaleCode;
  readonly data: ComponentPageData;
  readonly children: ReactNode;
}

/** Messages, menus and formats of the chosen language, as if the page were in it. */
export function InLanguage({ locale, data, children }: Props) {
  const { site, page } = useShell();
  const { shell, instance } = useMemo(() => {
    const own = data.texts.nodes.filter(({ language }) => language === locale);
    const texts = Object.fromEntries(own.map(({ ns, data }) => [ns, JSON.parse(data) as object]));
    const menus = menusOf(site.config, locale, (path) => mayExist(path as RoutePath, locale));
    const shell: Shell = { locale, messages: texts.shell as ShellMessages, menus };
    return { shell, instance: messagesInstance(locale, texts) };
  }, [site, data, locale]);
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
