import { Icon } from '../icon/icon';
import * as styles from './copy-field.module.css';
import { useCopy } from './use-copy';

interface CopyProps {
  readonly text: string;
  readonly copyName: string;
}

export function CopyField({ text, copyName }: CopyProps) {
  return (
    <div className={styles.field}>
      <code className={styles.text} translate="no" dir="ltr">
        {text}
      </code>
      <CopyButton text={text} copyName={copyName} />
    </div>
  );
}

export function CopyButton({ text, copyName }: CopyProps) {
  const { possible, copied, copy } = useCopy(text);
  return (
    <button type="button" className={possible ? styles.button : styles.absent} disabled={!possible} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      {copyName}
    </button>
  );
}
