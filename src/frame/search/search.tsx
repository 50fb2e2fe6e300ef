import { useCallback, useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { useShell } from '../../ui/shell/shell-context';
import * as styles from './search.module.css';
import { SearchDialog } from './search-dialog';
import { useSearchKeys } from './use-search-keys';

/**
 * The search: a button in the header and the dialog that it opens, also by `/` and by Ctrl+K (design 12). Without scripts
 * there is no search, and no button (see the styles).
 */
export function Search() {
  const { t } = useShell();
  const [words, setWords] = useState<string | null>(null);
  const show = useCallback(() => setWords(''), []);
  useSearchKeys(show);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        onClick={show}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Icon name="search" />
      </button>
      <SearchDialog words={words} onClose={() => setWords(null)} />
    </>
  );
}
