import { useEffect, useState } from 'react';
import { chooseTheme, followTheme, shownTheme, type Theme, themes } from '../../services/pieces/theme';
import { useShell } from '../../ui/shell/shell-context';
import * as styles from './theme-switch.live.module.css';

/**
 * The choice between light, dark and what the system says, as an entry of the footer's list. There is none in the first render,
 * since without scripts it could not work.
 */
export function ThemeSwitch() {
  const { t } = useShell();
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const read = () => setTheme(shownTheme(document));
    read();
    return followTheme(window, read);
  }, []);
  if (!theme) return null;
  const choose = (chosen: string) => {
    const found = themes.find((each) => each === chosen) ?? 'system';
    chooseTheme(window, found);
    setTheme(found);
  };
  return (
    <li>
      <label className={styles.theme}>
        {t('theme.title')}
        <select value={theme} onChange={(event) => choose(event.target.value)}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(`theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
