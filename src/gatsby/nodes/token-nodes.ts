/**
 * The design tokens as GraphQL nodes, for the component page (`/_components`).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { readTokens } from '../../components/styles/design-tokens';

const tokensFile = path.resolve('src/components/styles/tokens.css');

/** Creates a `DesignToken` node for each token of the styles, with its place among them. */
export async function createTokenNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const tokens = readTokens(await readFile(tokensFile, 'utf8'));
  for (const [place, token] of tokens.entries()) {
    await actions.createNode({
      ...token,
      place,
      id: createNodeId(`token ${token.name}`),
      internal: { type: 'DesignToken', contentDigest: createContentDigest({ ...token, place }) },
    });
  }
}
