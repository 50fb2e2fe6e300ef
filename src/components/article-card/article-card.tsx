import type { ReactNode } from 'react';
import type { EntryCardData } from '../../queries/data';
import { formatDate } from '../../site/formats';
import { entryPath } from '../../site/routes';
import type { Section } from '../../site/sections';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './article-card.module.css';

/** An entry in a list: title, date, description, and what the list adds (a category, a version). */
export function ArticleCard({ entry, note }: { readonly entry: EntryCardData; readonly note?: ReactNode }) {
  const { locale } = useShell();
  const { title, description, date } = entry.frontmatter;
  const [section, id] = entry.fields.key.split('/') as [Section, string];
  const path = entryPath(section, id, locale.code);
  if (!path) return null;
  return (
    <li className={styles.card}>
      {(note || date) && (
        <p className={styles.meta}>
          {note}
          {date && (
            <time dateTime={date} suppressHydrationWarning>
              {formatDate(locale.tag, date)}
            </time>
          )}
        </p>
      )}
      <h3 className={styles.title}>
        <SiteLink to={path} className={styles.link}>
          {title}
        </SiteLink>
      </h3>
      <p className={styles.text}>{description}</p>
    </li>
  );
}

/** A grid of entries. */
export const ArticleGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);
