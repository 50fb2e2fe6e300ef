/** The toasts of the site (specification 2.7), by the keys of their texts in the shell. */

/** Style and urgency of a toast. */
export type ToastStyle = 'failed' | 'success';

export const toastStyles = {
  'chat.failed': 'failed',
  'done.choiceSaved': 'success',
  'done.copied': 'success',
  'signIn.failed': 'failed',
} as const satisfies Readonly<Record<string, ToastStyle>>;

export type ToastMessage = keyof typeof toastStyles;
