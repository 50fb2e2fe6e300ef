import { Icon } from '../icon/icon';
import * as styles from './copy-field.module.css';
import { useCopy } from './use-copy';

/** A text set as code, with a button that copies it; without scripts it is only shown. */
export function CopyField(props: { readonly text: string; readonly copyName: string; readonly copiedName: string }) {
  const { text, copyName, copiedName } = props;
  const { possible, copied, copy } = useCopy(text);
  return (
    <div className={styles.field}>
      <code className={styles.text} translate="no" dir="ltr">
        {text}
      </code>
      <button type="button" className={possible ? styles.button : styles.absent} disabled={!possible} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span role="status">{copied ? copiedName : copyName}</span>
      </button>
    </div>
  );
}
