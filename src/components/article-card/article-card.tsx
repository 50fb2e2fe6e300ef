import type { ReactNode } from 'react';
import { entryPath } from '../../site/pages/routes';
import type { Section } from '../../site/pages/sections';
import * as whole from '../card/whole.module.css';
import { Cover } from '../cover/cover';
import { SolutionCover } from '../cover/solution-cover';
import { StoneCover } from '../cover/stone-cover';
import type { EntryCardData } from '../data/data';
import { Grid } from '../grid/grid';
import { Phrases } from '../section/phrases';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './article-card.module.css';

const sizes = {
  plain: '42rem',
  large: '(min-width: 78rem) 44rem, max(42rem, 100vw - 2rem)',
} as const;

/** The category colors the cover of an entry without a picture. */
export interface CardEntry extends Pick<EntryCardData, 'fields'> {
  readonly frontmatter: EntryCardData['frontmatter'] & { readonly category?: string | null };
}

/** @param props.first whether its cover is the first picture of the page */
export function ArticleCard(props: {
  readonly entry: CardEntry;
  readonly note?: ReactNode;
  readonly size?: 'plain' | 'large';
  readonly first?: boolean;
}) {
  const { entry, note, size = 'plain', first = false } = props;
  const { locale } = useShell();
  const { title, description, date, dateInWords, image, category = null } = entry.frontmatter;
  const [section, id] = entry.fields.key.split('/') as [Section, string];
  const path = entryPath(section, id, locale.code);
  if (!path) return null;
  return (
    <li className={`box ${styles.card} ${size === 'large' ? styles.large : ''}`}>
      {image && <Cover of={entry.frontmatter} sizes={sizes[size]} first={first} />}
      {!image && section === 'solutions' && <SolutionCover id={id} category={category} />}
      {!image && section !== 'solutions' && <StoneCover entryKey={entry.fields.key} category={category} />}
      <div className={styles.words}>
        {(note || date) && (
          <p className={styles.meta}>
            {note && <span className={styles.note}>{note}</span>}
            {date && <time dateTime={date}>{dateInWords}</time>}
          </p>
        )}
        <h3 className={styles.title}>
          <SiteLink to={path} className={whole.link}>
            <Phrases text={title} />
          </SiteLink>
        </h3>
        <p className={`note ${styles.text}`}>{description}</p>
      </div>
    </li>
  );
}

export const ArticleGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid className={styles.grid}>{children}</Grid>
);
