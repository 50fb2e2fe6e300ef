/**
 * `npm run compare -- <folder-before> <folder-after>`: compares two built hosts page by page, and prints which paths are
 * missing or new and where pages first differ. Exits with 1 if anything differs, with 2 if the folders are not named.
 */
import { parseArgs } from 'node:util';
import { compareHosts } from './compare-builds/compare-hosts';

/** Compares two folders. @returns whether they are the same */
async function compare(before: string, after: string): Promise<boolean> {
  const { missing, added, differing } = await compareHosts(before, after);
  for (const file of missing) console.log(`missing  ${file}`);
  for (const file of added) console.log(`new      ${file}`);
  for (const difference of differing) {
    console.log(`differs  ${difference.file}`);
    console.log(`  before ${JSON.stringify(difference.before)}`);
    console.log(`  after  ${JSON.stringify(difference.after)}`);
  }
  console.log(`${missing.length} missing, ${added.length} new, ${differing.length} different`);
  return missing.length + added.length + differing.length === 0;
}

const [before, after, ...others] = parseArgs({ allowPositionals: true }).positionals;
if (before === undefined || after === undefined || others.length > 0) {
  console.error('Usage: npm run compare -- <folder-before> <folder-after>');
  process.exitCode = 2;
} else {
  compare(before, after)
    .then((areSame) => {
      process.exitCode = areSame ? 0 : 1;
    })
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 2;
    });
}
