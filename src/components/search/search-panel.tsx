import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { MenuLink } from '../menu-link/menu-link';
import { useShell } from '../shell/shell-context';
import { ResultList } from './result-list';
import * as styles from './search.module.css';
import { usePanelKeys } from './use-panel-keys';
import { type SearchState, useSearch } from './use-search';

/** What stands in the search dialog while it is open: the field, what was found, and where else to look. */
export function SearchPanel({ close }: { readonly close: () => void }) {
  const { locale, menus, t } = useShell();
  const [typed, setTyped] = useState('');
  const state = useSearch(locale.code, typed);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  usePanelKeys(panel, close);

  const found = state.phase === 'answered' && state.hits.length > 0;
  return (
    <div ref={panel} className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (found && state.words === typed.trim()) panel.current?.querySelector('a')?.click();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          <Icon name="search" />
          <span className="visually-hidden">{t('search.title')}</span>
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className={styles.close} onClick={close} aria-label={t('close')}>
          <Icon name="x" />
        </button>
      </form>
      <p role="status" className={found ? styles.count : styles.message}>
        <Status state={state} />
      </p>
      {found && <ResultList hits={state.hits} more={state.more} />}
      {state.phase === 'waiting' && <Waiting />}
      {!found && state.phase !== 'waiting' && (
        <ul className={styles.elsewhere}>
          {menus.resources.map((item) => (
            <li key={item.nameKey}>
              <MenuLink item={item} className={styles.link} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>{t('search.hint')}</p>
    </div>
  );
}

/** The state in words, for everyone: it is announced when it changes. */
function Status({ state }: { readonly state: SearchState }) {
  const { t } = useShell();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'waiting':
      return <span className="visually-hidden">{t('loading')}</span>;
    case 'failed':
      return (
        <>
          <Icon name="wifi-off" />
          {t('search.failed')}
        </>
      );
    case 'answered':
      if (state.total > 0) return t('search.results', { count: state.total });
      return (
        <>
          <strong>{t('search.none', { query: state.words })}</strong> {t('search.noneHint')}
        </>
      );
  }
}

/** Where results will stand. */
const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
