import * as styles from './qr-image.module.css';
import { useQrCode } from './use-qr-code';

/** Modules of light around a code, without which it cannot be read. */
const quietZone = 4;

/** A QR code as a drawing. Its space is kept until it is there. */
export function QrImage({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useQrCode(text);
  const size = (code?.length ?? 0) + 2 * quietZone;
  const dark = (code ?? []).flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
