/**
 * `npm run check:content [folder]`: checks the content tree of a project and prints every fault.
 * Exits with 1 when there are faults or the tree cannot be read.
 */
import { checkContent } from '../src/content/check';
import { formatFaults } from '../src/content/faults';
import { readTree } from '../src/content/read-tree';
import { configFrom } from '../src/site/config.ts';
import { localeCodes } from '../src/site/locales.ts';

async function main(folder: string): Promise<void> {
  const tree = await readTree(folder);
  const { faults } = checkContent(tree, configFrom(process.env));
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
