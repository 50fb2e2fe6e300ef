import * as styles from './code-samples.module.css';
import { samples } from './samples';

/** The same call to the local API from several tools; one is open at a time. Code is the same in every language. */
export function CodeSamples() {
  return (
    <div className={styles.samples}>
      {samples.map(({ tool, code }, place) => (
        <details key={tool} name="code-sample" className={styles.sample} open={place === 0}>
          <summary className={styles.tool}>{tool}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <pre className={styles.code} tabIndex={0}>
            <code>{code}</code>
          </pre>
        </details>
      ))}
    </div>
  );
}
