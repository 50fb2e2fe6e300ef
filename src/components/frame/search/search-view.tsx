import { Fragment, type RefObject } from 'react';
import { wordsIn } from '../../../site/languages/word-spaces';
import { ownIds } from '../../../site/own-ids';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { Actions } from './actions';
import { ResultList } from './result-list';
import * as opener from './search.module.css';
import * as frame from './search-dialog.below.module.css';
import * as styles from './search-view.live.module.css';
import { Suggestions } from './suggestions';
import type { SearchState } from './use-search';

/** The field, which is in every document, and once the dialog is open, the results. */
export function SearchView(props: {
  readonly field: RefObject<HTMLInputElement>;
  readonly typed: string;
  readonly setTyped: (words: string) => void;
  readonly searchFor: (words: string) => void;
  readonly state: SearchState | null;
}) {
  const { field, typed, setTyped, searchFor, state } = props;
  const { t } = useShell();
  return (
    <div className={styles.panel}>
      <form
        className={frame.form}
        onSubmit={(event) => {
          event.preventDefault();
          const isCurrent = state?.phase === 'answered' && state.words === typed.trim();
          if (isCurrent) event.currentTarget.parentElement?.querySelector<HTMLElement>('ol a, li > button')?.click();
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          className={frame.field}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className={opener.button} aria-controls={ownIds.search} aria-label={t('close')}>
          <Icon name="x" />
        </button>
      </form>
      {state && <Answer {...{ state, searchFor }} />}
    </div>
  );
}

function Answer({ state, searchFor }: { readonly state: SearchState; readonly searchFor: (words: string) => void }) {
  const { t } = useShell();
  const found = state.phase === 'answered' && state.total > 0;
  return (
    <>
      <p role="status" className={found ? styles.count : styles.message}>
        <Status state={state} />
      </p>
      {found && <ResultList {...state} />}
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
          {state.phase === 'answered' && <Actions typed={state.words} />}
          <Suggestions nothingFound={state.phase === 'answered'} searchFor={searchFor} />
        </div>
      )}
      <p className={styles.hint}>{t('search.hint')}</p>
    </>
  );
}

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

/** Visible, and announced when it changes. Each state is an element of its own (docs/browser.md). */
function Status({ state }: { readonly state: SearchState }) {
  const { t } = useShell();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'waiting':
      return (
        <span key="waiting" className="visually-hidden">
          {t('loading')}
        </span>
      );
    case 'failed':
      return (
        <Fragment key="failed">
          <Icon name="wifi-off" />
          <span>{t('search.failed')}</span>
        </Fragment>
      );
    case 'answered':
      if (state.total > 0) {
        const count = t('search.results', { count: state.total });
        const instead = state.instead === null ? '' : `${t('search.instead', { query: state.instead })} · `;
        return <span key="found">{instead + count}</span>;
      }
      return (
        <span key="none">
          <strong>{t('search.none', { query: state.words })}</strong> {t('search.noneHint')}
        </span>
      );
  }
}

/** Result-shaped placeholders. */
const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {[0, 1, 2].map((index) => (
      <div key={index} className={styles.ghost} />
    ))}
  </div>
);
