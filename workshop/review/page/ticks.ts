/** Pages that this reviewer has ticked, kept in the browser. A page that changes again loses its tick. */
import { readObject, safeStorage } from '../../../src/browser/platform/safe-storage';
import type { ReviewedChange } from '../review.ts';

const key = 'site:review';

type Ticked = Pick<ReviewedChange, 'name' | 'print'>;

/** Without storage, ticks last until the page is left. */
export function createTicks(open: () => Storage) {
  const storage = safeStorage(open);
  const stored = (): Readonly<Record<string, unknown>> => readObject(storage.get(key)) ?? {};
  let kept = stored();
  return {
    has: ({ name, print }: Ticked): boolean => kept[name] === print,
    set: ({ name, print }: Ticked, isTicked: boolean): void => {
      // Another tab may have ticked others.
      kept = { ...kept, ...stored(), [name]: isTicked ? print : '' };
      storage.set(key, JSON.stringify(kept));
    },
  };
}
