/**
 * Which pages this reviewer has ticked, kept in the browser (design 16). A tick holds for the page as it was: one that has changed
 * again has none.
 */
import type { ReviewedChange } from '../review.ts';

const key = 'site:review';

type Kept = Readonly<Record<string, string>>;

/** What a tick is for. */
export type Ticked = Pick<ReviewedChange, 'name' | 'print'>;

/** The ticks of a review. Where nothing can be kept, they last until the page is left. */
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
        // A full or forbidden storage.
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
