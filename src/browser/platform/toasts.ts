/**
 * Toast messages (specification 2.7): shown for 3.6 seconds. Their elements are templates of the document.
 */
import { type ToastMessage, toastStyles } from '../../site/toasts';
import type { Clock } from './clock';
import { toastMs } from './constants';

/** Shows a toast and removes it after its time. A message that is already on the screen is not shown again. */
export function showToast(document: Document, clock: Clock, message: ToastMessage): void {
  const place = document.querySelector(`[data-toasts="${toastStyles[message]}"]`);
  const toast = document
    .querySelector<HTMLTemplateElement>(`template[data-toast="${message}"]`)
    ?.content.firstElementChild?.cloneNode(true);
  if (!place || !(toast instanceof Element) || place.querySelector(`[data-shown="${message}"]`)) return;
  toast.setAttribute('data-shown', message);
  place.append(toast);
  clock.after(toastMs, () => toast.remove());
}
