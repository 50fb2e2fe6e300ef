import { useCallback, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './search.module.css';
import { SearchPanel } from './search-panel';
import { useSearchKeys } from './use-search-keys';

/**
 * The search: a button in the header and the dialog that it opens, also by `/` and by Ctrl+K (design 12). The dialog is
 * the platform's: it holds the focus, Esc closes it, and the focus returns to where it was. Without scripts there is no
 * search, and no button (see the styles).
 */
export function Search() {
  const { t } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    if (!dialog.current || dialog.current.open) return;
    setOpen(true);
    dialog.current.showModal();
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
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
      <dialog
        ref={dialog}
        className={styles.dialog}
        closedby="any"
        aria-label={t('search.title')}
        onClose={() => setOpen(false)}
      >
        {open && <SearchPanel close={close} />}
      </dialog>
    </>
  );
}
