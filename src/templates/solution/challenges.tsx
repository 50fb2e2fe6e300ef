import type { FrontMatterOf } from '../../components/data/front-matter';
import { Icon } from '../../components/icon/icon';
import * as section from '../../components/section/section.module.css';
import * as styles from './challenges.below.module.css';

export type Challenge = FrontMatterOf<'solutions'>['challenges'][number];

/** The answer is beside the challenge, or below it if there is not enough room. */
export function Challenges(props: {
  readonly challengesTitle: string;
  readonly answersTitle: string;
  readonly challenges: readonly Challenge[];
}) {
  const { challengesTitle, answersTitle, challenges } = props;
  return (
    <section className={section.sunk} data-expose="challenges">
      <header className={styles.heads}>
        <h2>{challengesTitle}</h2>
        <p className={styles.second} aria-hidden="true">
          {answersTitle}
        </p>
      </header>
      <ul>
        {challenges.map(({ title, text, answer }) => (
          <li key={title} className={styles.pair}>
            <div className={styles.challenge}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
            <div className={styles.answer}>
              <Icon name="circle-check" />
              <p>
                <span className={styles.label}>{answersTitle}</span> {answer}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
