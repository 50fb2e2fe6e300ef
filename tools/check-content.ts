/**
 * `npm run check:content [folder]`: checks the content tree of a project and prints every fault.
 * Exits with 1 when there are faults or the tree cannot be read.
 */
import { formatFaults } from '../src/content/faults';
import { loadContentAndWords } from '../src/content/tree/load';
import { usualLimits } from '../src/content/tree/timed-reading';
import { localeCodes } from '../src/site/languages/locales.ts';

/** Milliseconds between two progress messages. */
const sayEvery = 2_000;

async function main(folder: string): Promise<void> {
  let said = performance.now();
  const onProgress = (done: number, total: number): void => {
    if (done === total || performance.now() - said < sayEvery) return;
    said = performance.now();
    console.error(`${done} of ${total} files read`);
  };
  const { tree, faults } = await loadContentAndWords(folder, { ...usualLimits, onProgress });
  const files = [...tree.texts.keys()];
  const languages = localeCodes.filter((code) => files.some((file) => file.endsWith(`/${code}.md`)));

  if (faults.length > 0) console.log(`${formatFaults(faults)}\n`);
  console.log(
    `${files.length} files in ${languages.length} languages read, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main(process.argv[2] ?? process.cwd()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
