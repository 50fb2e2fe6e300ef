import { CodeBlock } from '../../components/code-block/code-block';
import * as styles from './code-samples.module.css';
import { samples } from './samples';

/** The same call to the local API from several tools; one is open at a time. Code is the same in every language. */
export function CodeSamples() {
  return (
    <div className={styles.samples}>
      {samples.map(({ tool, language, code }, place) => (
        <details key={tool} name="code-sample" className={styles.sample} open={place === 0}>
          <summary className={styles.tool}>{tool}</summary>
          <CodeBlock code={code} language={language} />
        </details>
      ))}
    </div>
  );
}
