import type { MouseEvent } from 'react';
import { canCopy, copyText } from '../../browser/platform/clipboard';
import { browserClock } from '../../browser/platform/clock';
import { showToast } from '../../browser/platform/toasts';
import * as styles from './code-block.module.css';

/** The classes of the button that follows a block of code. */
export const copyButton = `${styles.copy} scripted screen-only`;

/** Copies the code before the button that was pressed; what the browser refuses to copy is selected. */
export async function copyCode({ target }: MouseEvent): Promise<void> {
  const code = (target as Element).closest('button')?.previousElementSibling;
  if (!code) return;
  if (canCopy() && (await copyText(code.textContent ?? ''))) showToast(document, browserClock, 'done.copied');
  else getSelection()?.selectAllChildren(code);
}
