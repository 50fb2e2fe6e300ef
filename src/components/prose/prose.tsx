import * as styles from './prose.module.css';

/** The text of a Markdown file, as the build rendered it. */
export function Prose({ html }: { readonly html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the repository's own Markdown, which holds no raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
