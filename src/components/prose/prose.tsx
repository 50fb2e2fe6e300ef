import * as styles from './prose.module.css';

/** The text of a Markdown file, as the build rendered it. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
