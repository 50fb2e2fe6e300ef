/**
 * The toasts of the site (specification 2.7), by the keys of their texts in the shell's messages.
 */

/** How a toast looks, and how urgently it is read out. */
export type ToastStyle = 'failed' | 'success';

/** Every toast. */
export const toastStyles = {
  'chat.failed': 'failed',
  'done.choiceSaved': 'success',
  'done.copied': 'success',
  'signIn.failed': 'failed',
} as const satisfies Readonly<Record<string, ToastStyle>>;

export type ToastMessage = keyof typeof toastStyles;
