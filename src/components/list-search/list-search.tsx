import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './list-search.module.css';
import type { ListSearchState } from './use-list-search';

/**
 * Without scripts there is no field.
 * @param props.none the text when nothing is left
 * @param props.found how many entries are left
 */
export function ListSearch(props: {
  readonly search: ListSearchState;
  readonly label: string;
  readonly none: string;
  readonly found: number;
}) {
  const { label, none, found } = props;
  const { typed, setTyped, searched } = props.search;
  const { t } = useTranslation('lists');
  const { t: shell } = useShell();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={`${styles.search} screen-only scripted`}>
        <label htmlFor={field} className={styles.label}>
          {label}
        </label>
        <span className={styles.box}>
          <Icon name="search" />
          <input
            ref={input}
            id={field}
            type="search"
            className={styles.input}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      </p>
      <p role="status" className="visually-hidden">
        {searched && (found === 0 ? none : shell('search.results', { count: found }))}
      </p>
      {found === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{none}</p>
          <p>{shell('search.noneHint')}</p>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            {t('faq.clear')}
          </button>
        </div>
      )}
    </>
  );
}
