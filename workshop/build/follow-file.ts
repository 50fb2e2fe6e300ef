import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Ms between two looks. */
const lookEvery = 100;

/**
 * Streams what another process writes into a file.
 * @param ended settles when the writer has ended; everything until then is read
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
