import { type ToastMessage, toastStyles } from '../../site/toasts';
import type { Clock } from './clock';
import { toastMs } from './constants';

/** Shows a toast (specification 2.7) from a template in the document, unless it is already shown. */
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
