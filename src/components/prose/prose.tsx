import { useRef } from 'react';
import * as code from '../code-block/code-block.module.css';
import { CopyButtons } from '../code-block/copy-buttons';
import * as styles from './prose.module.css';

/** Markdown as rendered by the build, with copy buttons on code. */
export function Prose({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={text} className={`${styles.prose} ${code.code}`} dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButtons key={html} within={text} />
    </>
  );
}
