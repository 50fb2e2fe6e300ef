import { CodeBlock } from '../../components/code-block/code-block';
import * as styles from './code-samples.below.module.css';
import { samples } from './samples';

/** One is open at a time. The code is the same in every language. */
export function CodeSamples() {
  return (
    <div className={`box ${styles.samples}`}>
      {samples.map(({ tool, language, code }, index) => (
        <details key={tool} name="code-sample" className={styles.sample} open={index === 0}>
          <summary className={styles.tool}>{tool}</summary>
          <CodeBlock code={code} language={language} />
        </details>
      ))}
    </div>
  );
}
