import { mailTo } from '../../site/product/mail-to';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import * as styles from './mail-draft.below.module.css';

export interface Draft {
  readonly address: string;
  readonly subject: string;
  readonly questions: readonly string[];
}

/** The body is the questions, with room to answer each. */
export const mailOf = ({ address, subject, questions }: Draft): string =>
  mailTo(address, subject, questions.map((question) => `${question}\n`).join('\n\n'));

/** What the visitor's mail program will show. */
export function MailDraft({ draft, action }: { readonly draft: Draft; readonly action: string }) {
  const mail = mailOf(draft);
  return (
    <div className={`box ${styles.draft}`}>
      <p className={styles.head}>
        <Icon name="mail" />
        <a href={mail}>{draft.address}</a>
      </p>
      <p className="note">{draft.subject}</p>
      <ul className={styles.questions}>
        {draft.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className={button.row}>
        <a className={button.primary} href={mail}>
          {action}
        </a>
      </p>
    </div>
  );
}
