/**
 * Refuses links, pipes and devices in the content before Gatsby reads it: Gatsby would follow links, and wait forever for
 * pipes and devices.
 */
import type { ParentSpanPluginArgs } from 'gatsby';
import { formatFaults } from '../../content/faults';
import { notAFile } from '../../content/tree/file-kinds';
import { readTree } from '../../content/tree/read-tree';

/** Ends the build with the names of all such files. */
export async function refuseWhatIsNoFile({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const { faults } = await readTree(process.cwd());
  const refused = faults.filter(({ rule }) => rule === notAFile.rule);
  if (refused.length > 0) reporter.panic(`The content has entries that are not plain files\n${formatFaults(refused)}`);
}
