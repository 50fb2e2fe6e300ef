import { canCopy, copyText } from './clipboard';

/** `url` is absolute. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** Opens the system's share sheet, or else copies the address, and returns whether it was copied. */
export async function sharePage(page: SharedPage, navigator: Navigator): Promise<boolean> {
  const refused =
    typeof navigator.share !== 'function' || (await navigator.share({ ...page }).then(notAtAll, isRefusal));
  return refused && canCopy() && copyText(page.url);
}

const notAtAll = (): boolean => false;

/** Closing the sheet is the visitor's decision; anything else is a refusal by the browser. */
const isRefusal = (error: unknown): boolean => !(error instanceof DOMException && error.name === 'AbortError');
