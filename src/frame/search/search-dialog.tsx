import { useEffect, useRef } from 'react';
import { useShell } from '../../ui/shell/shell-context';
import * as styles from './search.module.css';
import { SearchPanel } from './search-panel';
import { useClosingBeside } from './use-closing-beside';

/**
 * The dialog of the search, a native `dialog`: it keeps the focus inside, and returns it afterward. For Esc see also
 * use-panel-keys.ts.
 *
 * @param props.words the text in the field when the dialog opens; null while it is closed
 * @param props.onClose called when it has closed
 */
export function SearchDialog({ words, onClose }: { readonly words: string | null; readonly onClose: () => void }) {
  const { t } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  useClosingBeside(dialog);
  useEffect(() => {
    if (words !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [words]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('search.title')} onClose={onClose}>
      {words !== null && <SearchPanel words={words} close={() => dialog.current?.close()} />}
    </dialog>
  );
}
