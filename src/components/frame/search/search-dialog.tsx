import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchOpened } from '../../../browser/pieces/search-opening';
import { ownIds } from '../../../site/own-ids';
import * as raised from '../../card/raised.below.module.css';
import { useShell } from '../../shell/shell-context';
import * as styles from './search-dialog.below.module.css';
import { SearchView } from './search-view';
import { useClosingBeside } from './use-closing-beside';
import { usePanelKeys } from './use-panel-keys';
import { useSearch } from './use-search';

/**
 * For Esc see also use-panel-keys.ts. A service opens the dialog (src/browser/pieces/search-opening.ts), possibly before
 * hydration: then the visitor may already have typed.
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
        setTyped(detail ?? '');
      });
      if (detail) field.current?.select();
    };
    // Keep what was typed before hydration: a render would clear the field.
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
    // Browsers report it later: a quick visitor may have opened the dialog again.
    if (dialog.current?.open) return;
    setOpen(false);
    setTyped('');
  };
  return (
    <dialog
      ref={dialog}
      id={ownIds.search}
      className={`${raised.raised} ${styles.dialog}`}
      aria-label={t('search.title')}
      onClose={onClose}
    >
      <SearchView {...{ field, typed, setTyped, searchFor, state }} />
    </dialog>
  );
}
