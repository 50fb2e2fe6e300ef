import type { QuestionAnswer } from '../data/data';
import { Icon } from '../icon/icon';
import { microdata } from './microdata';
import * as styles from './questions.below.module.css';

export function Questions({ questions }: { readonly questions: readonly QuestionAnswer[] }) {
  return (
    <div className={styles.list} {...microdata.page}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item} {...microdata.question}>
          <summary className={styles.question} {...microdata.name}>
            {question}
            <Icon name="plus" />
          </summary>
          <p className={styles.answer} {...microdata.answer}>
            <span {...microdata.text}>{answer}</span>
          </p>
        </details>
      ))}
    </div>
  );
}
