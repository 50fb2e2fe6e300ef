import { useSyncExternalStore } from 'react';
import { chooseTheme, followTheme, shownTheme, type Theme, themes } from '../../../browser/pieces/theme';
import { useShell } from '../../shell/shell-context';
import * as styles from './theme-switch.below.module.css';

const follow = (onChange: () => void) => followTheme(window, onChange);
const present = () => shownTheme(document);

/** Hidden in the first render, since it needs scripts, but with its space reserved: nothing moves when it appears. */
export function ThemeSwitch() {
  const { t } = useShell();
  const theme = useSyncExternalStore<Theme | null>(follow, present, () => null);
  return (
    <label className={`${styles.theme} ${theme ? '' : styles.waiting}`}>
      {t('theme.title')}
      <select
        value={theme ?? 'system'}
        onChange={({ target }) => chooseTheme(window, themes[target.selectedIndex] ?? 'system')}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {t(`theme.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
