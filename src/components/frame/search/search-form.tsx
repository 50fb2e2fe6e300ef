import { useEffect, useRef, useState } from 'react';
import { openSearch } from '../../../browser/pieces/search-opening';
import { Icon } from '../../icon/icon';
import { Boundary } from '../../shell/boundary';
import { useShell } from '../../shell/shell-context';
import { SearchDialog } from './search-dialog';
import * as styles from './search-form.module.css';

/**
 * Opens the search, on pages without a header. CSS hides it without scripts, where there is no search.
 * @param props.words the initial text
 */
export function SearchForm(props: { readonly label: string; readonly words: string }) {
  const { t } = useShell();
  const { label, words } = props;
  const field = useRef<HTMLInputElement>(null);
  /** Null until the visitor has typed something. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? words;
  useEffect(() => {
    // What was typed before hydration stays when `words` arrive later.
    const written = field.current?.value;
    if (written && written !== field.current?.defaultValue) setTyped(written);
  }, []);
  return (
    <>
      <form
        className={`${styles.form} screen-only scripted`}
        onSubmit={(event) => {
          event.preventDefault();
          openSearch(document, shown);
        }}
      >
        <input
          ref={field}
          className={styles.field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={styles.button} aria-haspopup="dialog">
          <Icon name="search" />
          {t('search.open')}
        </button>
      </form>
      <Boundary>
        <SearchDialog />
      </Boundary>
    </>
  );
}
