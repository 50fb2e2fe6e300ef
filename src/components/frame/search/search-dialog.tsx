import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchOpened } from '../../../browser/pieces/search-opening';
import { ownIds } from '../../../site/own-ids';
import { useShell } from '../../shell/shell-context';
import * as styles from './search.module.css';
import { SearchView } from './search-view';
import { useClosingBeside } from './use-closing-beside';
import { usePanelKeys } from './use-panel-keys';
import { useSearch } from './use-search';

/**
 * The dialog of the search, a native `dialog`: it keeps the focus inside, and returns it afterward. For Esc see also
 * use-panel-keys.ts. A service opens it (src/browser/pieces/search-opening.ts), perhaps before this is alive: then the visitor
 * may have written into the field.
 */
export function SearchDialog() {
  const { locale, t } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const state = useSearch(locale.code, isOpen ? typed : null);
  const close = useCallback(() => dialog.current?.close(), []);
  useClosingBeside(dialog);
  usePanelKeys(dialog, close);
  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const onOpened = ({ detail }: CustomEventInit<string>) => {
      flushSync(() => {
        setOpen(true);
        if (detail) setTyped(detail);
      });
      if (detail) field.current?.select();
    };
    // What was typed by then is taken over at once: rendered anew, the field would lose it.
    if (root.open) {
      setOpen(true);
      setTyped(field.current?.value ?? '');
    }
    root.addEventListener(searchOpened, onOpened);
    return () => root.removeEventListener(searchOpened, onOpened);
  }, []);

  const searchFor = (words: string) => {
    setTyped(words);
    field.current?.focus();
  };
  const onClose = () => {
    setOpen(false);
    setTyped('');
  };
  return (
    <dialog ref={dialog} id={ownIds.search} className={styles.dialog} aria-label={t('search.title')} onClose={onClose}>
      <SearchView {...{ field, typed, setTyped, searchFor, state }} />
    </dialog>
  );
}
