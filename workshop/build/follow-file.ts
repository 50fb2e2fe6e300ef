import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks at a file that another process writes. */
const lookEvery = 100;

/**
 * What another process writes into a file, as it comes.
 * @param ended settles when the writer has ended; what it wrote until then is read
 */
export async function* followFile(file: string, ended: Promise<unknown>): AsyncGenerator<Buffer> {
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
  };
  void ended.then(end, end);
  await using handle = await open(file);
  for (;;) {
    const isLast = hasEnded;
    for (;;) {
      const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(65_536) });
      if (bytesRead === 0) break;
      yield buffer.subarray(0, bytesRead);
    }
    if (isLast) return;
    await Promise.race([setTimeout(lookEvery), ended.catch(() => {})]);
  }
}
