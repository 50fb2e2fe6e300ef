import { useTranslation } from 'react-i18next';
import { pathOfEntry } from '../../site/pages/routes';
import type { EntryCardData } from '../data/data';
import { Grid } from '../grid/grid';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './neighbours.below.module.css';

/** Named by their age where dates decide the order, otherwise by their place in the list. */
export function Neighbours(props: { readonly previous: EntryCardData | null; readonly next: EntryCardData | null }) {
  const { previous, next } = props;
  const { t } = useTranslation('article');
  if (!previous && !next) return null;
  const dated = Boolean((previous ?? next)?.frontmatter.date);
  const labels = { prev: t(dated ? 'newer' : 'previous'), next: t(dated ? 'older' : 'next') };
  return (
    <Grid as="nav" className={`${styles.neighbours} screen-only`} aria-label={`${labels.prev} / ${labels.next}`}>
      {previous && <Neighbour entry={previous} label={labels.prev} direction="prev" />}
      {next && <Neighbour entry={next} label={labels.next} direction="next" />}
    </Grid>
  );
}

function Neighbour(props: {
  readonly entry: EntryCardData;
  readonly label: string;
  readonly direction: 'prev' | 'next';
}) {
  const { entry, label, direction } = props;
  const { locale } = useShell();
  const path = pathOfEntry(entry.fields.key, locale.code);
  if (!path) return null;
  return (
    <SiteLink to={path} rel={direction} className={`box ${styles.link}`}>
      <span className={styles.label}>
        {direction === 'prev' && <Icon name="arrow-left" />}
        {label}
        {direction === 'next' && <Icon name="arrow-right" />}
      </span>
      <span>{entry.frontmatter.title}</span>
    </SiteLink>
  );
}
