import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { wordsIn } from '../../site/languages/word-spaces';
import { Icon } from '../../ui/icon/icon';
import { useShell } from '../../ui/shell/shell-context';
import { ResultList } from './result-list';
import * as styles from './search-panel.live.module.css';
import { Suggestions } from './suggestions';
import { usePanelKeys } from './use-panel-keys';
import { type SearchState, useSearch } from './use-search';

/**
 * The content of the open search dialog: the field, the results, and suggestions where else to look.
 * @param props.words the initial text in the field
 */
export function SearchPanel({ words, close }: { readonly words: string; readonly close: () => void }) {
  const { locale } = useShell();
  const [typed, setTyped] = useState(words);
  const state = useSearch(locale.code, typed);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  usePanelKeys(panel, close);

  const searchFor = (next: string) => {
    setTyped(next);
    field.current?.focus();
  };
  return <SearchView {...{ panel, field, typed, setTyped, searchFor, state, close }} />;
}

/** What is shown of a search in each of its states. */
export function SearchView(props: {
  readonly panel: RefObject<HTMLDivElement>;
  readonly field: RefObject<HTMLInputElement>;
  /** The text in the field. */
  readonly typed: string;
  readonly setTyped: (words: string) => void;
  /** Puts other words into the field and moves the focus there. */
  readonly searchFor: (words: string) => void;
  readonly state: SearchState;
  readonly close: () => void;
}) {
  const { panel, field, typed, setTyped, searchFor, state, close } = props;
  const { t } = useShell();
  const id = useId();
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
        <div className={styles.elsewhere}>
          {state.phase === 'failed' && (
            <p className={styles.tries}>
              <button type="button" className={styles.attempt} onClick={state.retry}>
                <Icon name="refresh-cw" />
                {t('search.retry')}
              </button>
            </p>
          )}
          {state.phase === 'answered' && <SingleWords words={state.words} searchFor={searchFor} />}
          <Suggestions nothingFound={state.phase === 'answered'} />
        </div>
      )}
      <p className={styles.hint}>{t('search.hint')}</p>
    </div>
  );
}

/** The words of a search without results, as links to search for each separately. */
function SingleWords({ words, searchFor }: { readonly words: string; readonly searchFor: (word: string) => void }) {
  const { locale } = useShell();
  const each = wordsIn(words, locale.code);
  if (each.length < 2) return null;
  return (
    <p className={styles.tries}>
      {each.map((word) => (
        <button key={word} type="button" className={styles.attempt} onClick={() => searchFor(word)}>
          <Icon name="search" />
          {word}
        </button>
      ))}
    </p>
  );
}

/** The state in words, visible to everyone and announced when it changes. */
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
      if (state.total > 0) {
        const count = t('search.results', { count: state.total });
        return state.instead === null ? count : `${t('search.instead', { query: state.instead })} · ${count}`;
      }
      return (
        <>
          <strong>{t('search.none', { query: state.words })}</strong> {t('search.noneHint')}
        </>
      );
  }
}

/** Placeholders in the shape of results. */
const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <div key={place} className={styles.ghost} />
    ))}
  </div>
);
