import type { QuestionAnswer } from '../../queries/data';
import { Icon } from '../icon/icon';
import * as styles from './questions.module.css';

/** Questions that open to their answers. */
export function Questions({ questions }: { readonly questions: readonly QuestionAnswer[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="plus" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
