import { type Toast, toasts } from '../../services/toasts';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import { useStore } from '../shell/use-store';
import * as styles from './toasts.module.css';

/** The toasts that are shown now (specification 2.7). */
export const Toasts = () => <ToastList shown={useStore(toasts)} />;

/** Toasts on the screen: failures are read out at once, successes when the reader pauses. */
export function ToastList({ shown }: { readonly shown: readonly Toast[] }) {
  return (
    <div className={styles.toasts}>
      <div role="status">
        {shown
          .filter(({ style }) => style === 'success')
          .map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter(({ style }) => style === 'failed')
          .map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function Message({ toast }: { readonly toast: Toast }) {
  const { t } = useShell();
  return (
    <p className={styles.toast} data-style={toast.style}>
      <Icon name={toast.style === 'success' ? 'circle-check' : 'circle-alert'} />
      {t(toast.message)}
    </p>
  );
}
