import { Link } from 'gatsby';
import { type UIEvent, useId } from 'react';
import { useShell } from '../../shell/shell-context';
import { AccountLink } from '../../site-link/account-link';
import { Actions } from './actions';
import type { SearchAnswer, SearchHit } from './hit';
import { groupHits } from './hit-groups';
import { rememberSearch } from './recent';
import * as styles from './search-view.live.module.css';
import { hitBatch } from './use-search';

/** Px from the end of the list at which more hits load. */
const nearEnd = 200;

/** Results by section, after the action or the page of the application that was looked for. More load near the end of the list. */
export function ResultList(props: {
  readonly words: string;
  readonly account?: SearchAnswer['account'];
  readonly hits: readonly SearchHit[];
  readonly more: () => void;
}) {
  const { words, account, hits, more } = props;
  const { t } = useShell();
  const id = useId();
  const last = hits.at(-1);
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd) more();
  };
  const onClick = () => rememberSearch(words);
  return (
    <div className={styles.results} onScroll={onScroll}>
      <Actions typed={words} />
      {account && (
        <ol>
          <li>
            <AccountLink to={account} className={styles.result} onClick={onClick}>
              <span className={styles.title}>{t(account)}</span>
            </AccountLink>
          </li>
        </ol>
      )}
      {groupHits(hits, hitBatch).map((group, index) => (
        <section key={`${index} ${group.section}`} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`} className={styles.section}>
            {group.section || t('search.pages')}
          </h2>
          <ol>
            {group.hits.map((hit) => (
              <li key={hit.url}>
                <Link
                  to={hit.url}
                  className={styles.result ?? ''}
                  onClick={onClick}
                  {...(hit === last && { onFocus: more })}
                >
                  <span className={styles.title}>{hit.title}</span>
                  <span className={`note ${styles.excerpt}`}>
                    {hit.excerpt.map(({ text, hit: marked }, part) =>
                      marked ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
