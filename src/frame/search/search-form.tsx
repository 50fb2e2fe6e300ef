import { useCallback, useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { useShell } from '../../ui/shell/shell-context';
import { SearchDialog } from './search-dialog';
import * as styles from './search-form.module.css';
import { useSearchKeys } from './use-search-keys';

/**
 * A field in a page that opens the search with its words. Without scripts there is no search, and no field (see the
 * styles).
 *
 * @param props.words the initial text in the field
 */
export function SearchForm(props: { readonly label: string; readonly words: string }) {
  const { t } = useShell();
  const [typed, setTyped] = useState(props.words);
  const [asked, setAsked] = useState<string | null>(null);
  const show = useCallback(() => setAsked(typed), [typed]);
  useSearchKeys(show);

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <input
          className={styles.field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={props.label}
          placeholder={props.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={styles.button} aria-haspopup="dialog">
          <Icon name="search" />
          {t('search.open')}
        </button>
      </form>
      <SearchDialog words={asked} onClose={() => setAsked(null)} />
    </>
  );
}
