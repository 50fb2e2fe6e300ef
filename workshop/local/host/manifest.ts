/** A host's manifests as Netlify reads them: `_redirects` through its matcher, `_headers` through its parser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';
import { type Match, parsePlain } from 'netlify-redirector';
import { decoded } from '../../../src/site/hosting/request-paths';

/**
 * A missing file counts as empty.
 * @throws when a rule of `_headers` cannot be read
 */
export async function readManifest(folder: string) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${folder}/_headers: ${errors.map(String).join('; ')}`);
  const headerRules = headers.filter(isParsed);

  return {
    match: await matcherOf(await readFile(path.join(folder, '_redirects'), 'utf8').catch(() => '')),
    headersFor: (pathname: string): readonly (readonly [string, string])[] =>
      headerRules.filter((rule) => rule.forRegExp.test(pathname)).flatMap((rule) => Object.entries(rule.values)),
  };
}

/** Finds the first rule that matches; its target gets the visitor's query unless it has its own. */
export async function matcherOf(rules: string): Promise<(request: Request) => Match | null> {
  const matcher = await parsePlain(rules, {});
  return ({ url: address, headers }) => {
    const url = new URL(address);
    const found = matcher.match({
      ...{
        scheme: url.protocol.slice(0, -1),
        host: url.hostname,
        // As Netlify's own command line passes it.
        path: decoded(url.pathname),
        query: url.search.slice(1),
      },
      getHeader: (name) => headers.get(name) ?? '',
      getCookie: () => '',
    });
    return found && { ...found, to: found.to.includes('?') ? found.to : found.to + url.search };
  };
}

const isParsed = (header: Header | MinimalHeader): header is Header => 'forRegExp' in header;
