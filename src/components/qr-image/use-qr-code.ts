import { useEffect, useState } from 'react';
import type { QrCode } from '../../site/qr-code';

/** The QR code of a text; null until it is computed, or when it cannot be. What computes it is loaded with the first one. */
export function useQrCode(text: string): QrCode | null {
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    let current = true;
    import('../../site/qr-code')
      .then(({ qrCode }) => {
        if (current) setCode(qrCode(text));
      })
      // Beside every code is a link to the same address.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [text]);
  return code;
}
