import type { ParentSpanPluginArgs } from 'gatsby';
import { missingFrontMatter, startsInOtherLanguage } from '../../content/text/front-matter-fields';
import { notAFile } from '../../content/tree/file-kinds';
import { type ContentTree, readTree } from '../../content/tree/read-tree';
import { formatFaults } from '../../site/faults';

let readBefore: ContentTree | undefined;

/** The files as {@link refuseWhatIsNoFile} read them, once: a development server makes its pages again from later ones. */
export function takeTree(): ContentTree | undefined {
  const tree = readBefore;
  readBefore = undefined;
  return tree;
}

/**
 * Ends the build before Gatsby reads links, which it would follow, pipes and devices, for which it would wait forever, and front matter
 * in a language other than YAML, which a plugin could run as code.
 */
export async function refuseWhatIsNoFile({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  readBefore = await readTree(process.cwd());
  const { faults, texts } = readBefore;
  const notPlain = faults.filter(({ rule }) => rule === notAFile.rule);
  const decoder = new TextDecoder();
  const notYaml = [...texts].flatMap(([file, bytes]) => {
    const text = decoder.decode(bytes);
    return startsInOtherLanguage(text) ? [{ ...missingFrontMatter(text), file }] : [];
  });
  const refused = [...notPlain, ...notYaml];
  if (refused.length > 0) reporter.panic(`The content has files that must not be read\n${formatFaults(refused)}`);
}
