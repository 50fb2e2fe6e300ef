/** `preview`: shows a page while it is written, in its own languages only, which starts much faster. */
import { setTimeout as wait } from 'node:timers/promises';
import { pathOn, siteFrom } from '../../src/site/hosting/hosts';
import { localeNamed, openPage } from './project';
import { type Surroundings, UsageError, verb } from './verb';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

const tryEvery = 1_000;

async function isReached(address: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const answer = await fetch(address, { signal }).catch(() => null);
    if (answer?.ok) return true;
    await wait(tryEvery, undefined, { signal }).catch(() => {});
  }
  return false;
}

/** Opens the page when the development server is ready; ends with the server. */
async function show(
  address: string,
  locales: readonly string[],
  port: string,
  surroundings: Surroundings,
): Promise<number> {
  const { start, say, signal } = surroundings;
  const server = start('npm', ['run', 'dev', '--', '--port', port], { SITE_LOCALES: locales.join(',') });
  const end = new AbortController();
  const ended = server.finally(() => end.abort());
  if (await isReached(address, AbortSignal.any([signal, end.signal]))) {
    say(`${address} is open`);
    const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
    start(program, [...args, address], {}).catch(() => say(`Open ${address} in a browser`));
  }
  return ended;
}

export const previewVerb = verb({
  name: 'preview',
  does: 'Starts `npm run dev` with the languages of a page only, and opens the page.',
  example: 'npm run content -- preview blog/first-rpa-flow --lang de',
  takes: { page: 'the page, as <section>/<id>' },
  options: {
    lang: {
      type: 'string',
      value: 'code',
      means: 'the language that is opened; English, or else the first, without it',
    },
    port: { type: 'string', value: 'number', default: '8000', means: '8000 without it' },
  },
  run: async ({ values, positionals }, surroundings) => {
    const [given = ''] = positionals;
    if (!/^\d{2,5}$/.test(values.port))
      throw new UsageError(`"${values.port}" is not a port; write a number such as 8000`);
    const { name, files, source } = await openPage(surroundings.root, given);
    const locales = files.map(({ locale }) => locale);
    const wanted = values.lang === undefined ? undefined : localeNamed(values.lang);
    const opened = wanted ? files.find(({ locale }) => locale === wanted) : (source ?? files[0]);
    if (!opened) throw new UsageError(`${name} is not in ${wanted} (${locales.join(', ')})`);
    const site = siteFrom({ ...surroundings.env, SITE_HOST: 'preview', SITE_LOCALES: locales.join(',') });
    const address = `http://localhost:${values.port}${pathOn(site, opened.locale, opened.path)}`;
    surroundings.say(
      `Starting with ${locales.join(', ')}; ${address} opens when it is ready (a language that you add later needs a new start)`,
    );
    const status = await show(address, locales, values.port, surroundings);
    return { status: status === 0 ? 0 : 1, text: '', data: { address, languages: locales } };
  },
});
