import { useEffect, useState } from 'react';
import { chooseTheme, followTheme, shownTheme, type Theme, themes } from '../../../browser/pieces/theme';
import { useShell } from '../../shell/shell-context';
import * as styles from './theme-switch.below.module.css';

/** Hidden in the first render, since it needs scripts, but with its space reserved: nothing moves when it appears. */
export function ThemeSwitch() {
  const { t } = useShell();
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const read = () => setTheme(shownTheme(document));
    read();
    return followTheme(window, read);
  }, []);
  const choose = (chosen: string) => {
    const found = themes.find((each) => each === chosen) ?? 'system';
    chooseTheme(window, found);
    setTheme(found);
  };
  return (
    <label className={`${styles.theme} ${theme ? '' : styles.waiting}`}>
      {t('theme.title')}
      <select value={theme ?? 'system'} onChange={(event) => choose(event.target.value)}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {t(`theme.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
