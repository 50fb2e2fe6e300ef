import { Link } from 'gatsby';
import type { UIEvent } from 'react';
import type { SearchHit } from './pagefind';
import * as styles from './search.module.css';

/** Distance to the end of the list, in px, at which further hits are asked for. */
const nearEnd = 200;

/** What was found, as links; more comes when the end of the list is near. */
export function ResultList({ hits, more }: { readonly hits: readonly SearchHit[]; readonly more: () => void }) {
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd) more();
  };
  return (
    <ol className={styles.results} onScroll={onScroll}>
      {hits.map(({ url, title, section, excerpt }, place) => (
        <li key={url}>
          <Link to={url} className={styles.result ?? ''} {...(place === hits.length - 1 && { onFocus: more })}>
            {section && <span className={styles.section}>{section}</span>}
            <span className={styles.title}>{title}</span>
            <span className={styles.excerpt}>
              {excerpt.map(({ text, hit }, part) => (hit ? <mark key={part}>{text}</mark> : text))}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
