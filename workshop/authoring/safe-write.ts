import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes to a temporary file and renames it: an interruption leaves either the old text or the new one. */
export async function writeSafely(root: string, file: string, text: string): Promise<void> {
  const name = path.join(root, file);
  // The content tree skips names that begin with a dot.
  const beside = path.join(path.dirname(name), `.${path.basename(name)}.${process.pid}`);
  await mkdir(path.dirname(name), { recursive: true });
  try {
    await writeFile(beside, text, { flush: true });
    await rename(beside, name);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
