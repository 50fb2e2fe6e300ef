import { useEffect, useRef } from 'react';
import { useShell } from '../shell/shell-context';
import * as styles from './search.module.css';
import { SearchPanel } from './search-panel';
import { useClosingBeside } from './use-closing-beside';

/**
 * The dialog of the search. It is the platform's: it holds the focus, and the focus returns to where it was. For Esc see
 * also use-panel-keys.ts.
 *
 * @param props.words what stands in the field when the dialog opens; null while it is closed
 * @param props.onClose told when it has closed
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
