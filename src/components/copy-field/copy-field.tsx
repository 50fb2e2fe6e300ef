import { Icon } from '../icon/icon';
import * as styles from './copy-field.module.css';
import { useCopy } from './use-copy';

export function CopyField({ text, copyName }: { readonly text: string; readonly copyName: string }) {
  const { possible, copied, copy } = useCopy(text);
  return (
    <div className={styles.field}>
      <code className={styles.text} translate="no" dir="ltr">
        {text}
      </code>
      <button type="button" className={possible ? styles.button : styles.absent} disabled={!possible} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copyName}
      </button>
    </div>
  );
}
