/**
 * The system's share sheet, by which a page reaches the visitor's other devices and apps.
 */
import { canCopy, copyText } from './clipboard';

/** A page as a share sheet shows it: its title and its absolute address. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/**
 * Opens the share sheet for a page. Where there is none, or the browser refuses it, the address is copied instead.
 * @returns whether the address was copied
 */
export async function sharePage(page: SharedPage, navigator: Navigator): Promise<boolean> {
  const refused =
    typeof navigator.share !== 'function' || (await navigator.share({ ...page }).then(notAtAll, isRefusal));
  return refused && canCopy() && copyText(page.url);
}

const notAtAll = (): boolean => false;

/** A visitor who closes the sheet has decided, too; anything else is the browser's refusal. */
const isRefusal = (error: unknown): boolean => !(error instanceof DOMException && error.name === 'AbortError');
