import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../services/idle';

/**
 * Brings what floats above every page, once the page is usable: none of it is needed to read, so none of it is in the
 * first script. Where it cannot be loaded, the page goes on without.
 */
export function ShellPieces() {
  const [Pieces, setPieces] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(window, () => {
        import('./pieces').then((pieces) => setPieces(() => pieces.default)).catch(() => {});
      }),
    [],
  );
  return Pieces && <Pieces />;
}
