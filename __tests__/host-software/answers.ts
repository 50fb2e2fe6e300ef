/**
 * `<runtime> answers.cjs <input> <output>`: what a host on Netlify answers to addresses, in the runtime in which this is run. The
 * functions are those that Netlify's bundler has made, called for the addresses that its manifest names; behind them are `_redirects`,
 * `_headers` and the files of the folder.
 */

import { functions } from 'netlify:bootstrap-stage2';
import { readFileSync, writeFileSync } from 'node:fs';
import { openOrigin } from '../../workshop/local/host/host';
import { type Answer, answerOf } from './answer';
import type { EdgeManifest } from './netlify-build';

interface Input extends Pick<EdgeManifest, 'routes'> {
  readonly folder: string;
  readonly addresses: readonly string[];
}

async function answersTo({ folder, routes, addresses }: Input): Promise<readonly Answer[]> {
  const origin = await openOrigin(folder, (text) => text);
  const matchers = routes.map((route) => ({
    run: functions[route.function],
    pattern: new RegExp(route.pattern),
    excluded: route.excluded_patterns.map((pattern) => new RegExp(pattern)),
  }));
  const answers: Answer[] = [];
  for (const address of addresses) {
    const request = new Request(`https://host.example${address}`);
    const { pathname } = new URL(request.url);
    const called = matchers.find(
      ({ pattern, excluded }) => pattern.test(pathname) && !excluded.some((each) => each.test(pathname)),
    );
    const next = (): Promise<Response> => origin(request);
    answers.push(answerOf((await called?.run?.(request, { next })) ?? (await next())));
  }
  return answers;
}

const [input = '', output = ''] = process.argv.slice(2);
void answersTo(JSON.parse(readFileSync(input, 'utf8'))).then((answers) =>
  writeFileSync(output, JSON.stringify(answers)),
);
