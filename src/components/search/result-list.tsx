import { Link } from 'gatsby';
import type { MouseEvent, UIEvent } from 'react';
import type { SearchHit } from './pagefind';
import * as styles from './search.module.css';

/** Distance to the end of the list, in px, at which further hits are asked for. */
const nearEnd = 200;

/** What was found, as links; more comes when the end of the list is near. */
export function ResultList(props: {
  readonly hits: readonly SearchHit[];
  readonly more: () => void;
  /** Called when a link is followed in this window. */
  readonly follow: () => void;
}) {
  const { hits, more, follow } = props;
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd) more();
  };
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere) follow();
  };
  return (
    <ol className={styles.results} onScroll={onScroll}>
      {hits.map(({ url, title, section, excerpt }, place) => (
        <li key={url}>
          <Link
            to={url}
            className={styles.result ?? ''}
            onClick={onClick}
            {...(place === hits.length - 1 && { onFocus: more })}
          >
            {section && <span className={styles.section}>{section}</span>}
            <span className={styles.title}>{title}</span>
            <span className={styles.excerpt}>
              {excerpt.map(({ text, hit }, part) =>
                // The parts of an excerpt never change places.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                hit ? <mark key={part}>{text}</mark> : text,
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
