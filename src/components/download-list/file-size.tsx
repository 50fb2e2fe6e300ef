import { formatMegabytes } from '../../site/formats';
import { useShell } from '../shell/shell-context';

/** The size of a file in the reader's language. Node and the browser may know different spaces, hence the exemption. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const { locale } = useShell();
  return <span suppressHydrationWarning>{formatMegabytes(locale.tag, bytes)}</span>;
}
