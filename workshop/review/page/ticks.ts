/** Pages that this reviewer has ticked, kept in the browser. A page that changes again loses its tick. */
import type { ReviewedChange } from '../review.ts';

const key = 'site:review';

type Kept = Readonly<Record<string, string>>;

export type Ticked = Pick<ReviewedChange, 'name' | 'print'>;

/** Without storage, ticks last until the page is left. */
export function createTicks(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let kept: Kept = read(storage);
  return {
    has: ({ name, print }: Ticked): boolean => kept[name] === print,
    set: ({ name, print }: Ticked, isTicked: boolean): void => {
      // Another tab may have ticked others.
      kept = { ...kept, ...read(storage), [name]: isTicked ? print : '' };
      try {
        storage().setItem(key, JSON.stringify(kept));
      } catch {
        // Full or forbidden storage.
      }
    },
  };
}

function read(storage: () => Pick<Storage, 'getItem'>): Kept {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
