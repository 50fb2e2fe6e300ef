import type { i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { site } from '../../browser/platform/site';
import type { Shell } from '../../site/data/shell';
import type { Site } from '../../site/hosting/hosts';
import { type Locale, type LocaleCode, localeOf } from '../../site/languages/locales';
import type { Menus } from '../../site/pages/menus';
import type { PageContext } from '../../site/pages/page-context';
import { messagesInstance } from './messages-instance';

export interface ShellValue {
  readonly site: Site;
  readonly locale: Locale;
  readonly menus: Menus;
  readonly page: PageContext;
  /** For the shell's namespace. */
  readonly t: TFunction<'shell'>;
}

const ShellContext = createContext<ShellValue | null>(null);

const instances = new Map<LocaleCode, i18n>();

/** One per language, with the shell's messages only; page messages come with the page. */
function instanceOf({ locale, messages }: Shell): i18n {
  const instance = instances.get(locale) ?? messagesInstance(locale, { shell: messages });
  instances.set(locale, instance);
  return instance;
}

export function ShellProvider(props: {
  readonly shell: Shell;
  readonly page: PageContext;
  readonly children: ReactNode;
}) {
  const { shell, page, children } = props;
  const value = useMemo<ShellValue>(
    () => ({
      site,
      locale: localeOf(shell.locale),
      menus: shell.menus,
      page,
      t: instanceOf(shell).getFixedT(null, 'shell'),
    }),
    [shell, page],
  );
  return <ShellContext.Provider value={value}>{children}</ShellContext.Provider>;
}

/** @throws outside a {@link ShellProvider} */
export function useShell(): ShellValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('useShell needs a ShellProvider above it');
  return value;
}
