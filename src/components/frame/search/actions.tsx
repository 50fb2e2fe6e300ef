import { type MouseEvent, type ReactNode, useState } from 'react';
import { chooseTheme, shownTheme } from '../../../browser/pieces/theme';
import { formatPair } from '../../../site/formats';
import { hasSigns } from '../../../site/languages/word-spaces';
import { ownIds } from '../../../site/own-ids';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import * as styles from './search-view.live.module.css';

/**
 * Changes of language and theme.
 * @param props.typed only what is named so; empty for both
 * @param props.children links that come first
 */
export function Actions({ typed, children }: { readonly typed: string; readonly children?: ReactNode }) {
  const { locale, t } = useShell();
  const [isDark, setIsDark] = useState(showsDark);
  const other = isDark ? 'light' : 'dark';
  const chooseLanguage = ({ currentTarget }: MouseEvent) => {
    // An open dialog would keep the focus.
    currentTarget.closest('dialog')?.close();
    const picker = document.querySelector<HTMLElement>(`[popovertarget="${ownIds.languages}"]`);
    picker?.focus();
    picker?.click();
  };
  const changeTheme = () => {
    chooseTheme(window, other);
    setIsDark(!isDark);
  };
  const actions = [
    { name: t('chooseLanguage'), icon: 'globe', act: chooseLanguage },
    { name: formatPair(locale.code, t('theme.title'), t(`theme.${other}`)), icon: 'monitor', act: changeTheme },
  ] as const;
  const lower = (text: string): string => text.toLocaleLowerCase(locale.tag);
  const isNamed = typed.length >= (hasSigns(typed) ? 2 : 3);
  const named = actions.filter(({ name }) => typed === '' || (isNamed && lower(name).includes(lower(typed))));
  if (named.length === 0) return null;
  return (
    <ul className={styles.links}>
      {children}
      {named.map(({ name, icon, act }) => (
        <li key={icon}>
          <button type="button" className={styles.link} onClick={act}>
            <Icon name={icon} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** False while pages are built: the page of components shows the dialog's content, too. */
function showsDark(): boolean {
  if (typeof document === 'undefined') return false;
  const theme = shownTheme(document);
  return theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
}
