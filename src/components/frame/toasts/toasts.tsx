import { type ToastMessage, type ToastStyle, toastStyles } from '../../../site/toasts';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import * as place from '../loading-bar/loading-bar.module.css';
import * as styles from './toasts.below.module.css';

const messages = Object.entries(toastStyles) as readonly (readonly [ToastMessage, ToastStyle])[];

/**
 * The slots (specification 2.7) and each toast as a template. Screen readers read failures at once, and successes when they
 * have finished what they are reading. src/browser/platform/toasts.ts shows the toasts.
 */
export function Toasts() {
  return (
    <div className={place.place} data-pagefind-ignore="">
      <div role="status" data-toasts="success" />
      <div role="alert" data-toasts="failed" />
      {messages.map(([message]) => (
        <template key={message} data-toast={message}>
          <Toast message={message} />
        </template>
      ))}
    </div>
  );
}

export function Toast({ message }: { readonly message: ToastMessage }) {
  const { t } = useShell();
  const style = toastStyles[message];
  return (
    <p className={styles.toast} data-style={style}>
      <Icon name={style === 'success' ? 'circle-check' : 'circle-alert'} />
      {t(message)}
    </p>
  );
}
