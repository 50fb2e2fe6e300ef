/**
 * Toast messages (specification 2.7): shown for 3.6 seconds in a failed or a success style.
 */
import type { Clock } from './clock';
import { toastMs } from './constants';
import { createStore } from './store';

/** How a toast looks, and how urgently it is read out. */
export type ToastStyle = 'failed' | 'success';

/** The message of a toast, by its key among the shell's messages. */
export type ToastMessage = 'chat.failed' | 'done.choiceSaved' | 'done.copied' | 'signIn.failed';

/** One toast on the screen. */
export interface Toast {
  readonly id: number;
  readonly style: ToastStyle;
  readonly message: ToastMessage;
}

/** The toasts on the screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast and takes it away after its time. A message that is on the screen is not shown twice. */
export function showToast(clock: Clock, style: ToastStyle, message: ToastMessage): void {
  if (toasts.get().some((toast) => toast.message === message)) return;
  lastId += 1;
  const id = lastId;
  toasts.set([...toasts.get(), { id, style, message }]);
  clock.after(toastMs, () => toasts.set(toasts.get().filter((toast) => toast.id !== id)));
}
