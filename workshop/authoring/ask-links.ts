import { FetchError, ofetch } from 'ofetch';
import pMap from 'p-map';

/** A server that turns bots away says nothing about its page. */
export interface LinkAnswer {
  readonly kind: 'there' | 'gone' | 'turned-away';
  /** What the server did, to follow the name of the address. */
  readonly reason: string;
}

/** Statuses that mean a bot wall or a rate limit; 999 is LinkedIn's. */
const turnsAway: readonly number[] = [401, 403, 429, 999];

/** In ms, but for the number of requests at a time. */
const usualAsking = { timeout: 20_000, pause: 5_000, atOnce: 4 };

export async function askLinks(
  urls: readonly string[],
  asking = usualAsking,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const wanted = [...new Set(urls)];
  return new Map(await pMap(wanted, async (url) => [url, await ask(url, asking)], { concurrency: asking.atOnce }));
}

function meaningOf(status: number): LinkAnswer {
  if (turnsAway.includes(status)) return { kind: 'turned-away', reason: `answers with ${status}` };
  return status < 400 ? { kind: 'there', reason: '' } : { kind: 'gone', reason: `answers with ${status}` };
}

/** A HEAD request, then a GET, because not every server answers HEAD. */
async function ask(url: string, { timeout, pause }: typeof usualAsking): Promise<LinkAnswer> {
  const options = { timeout, retryDelay: pause, responseType: 'stream' } as const;
  const request = async (method: 'HEAD' | 'GET', retry: number): Promise<LinkAnswer> => {
    try {
      const { body, status } = await ofetch.raw(url, { ...options, method, retry });
      await body?.cancel();
      return meaningOf(status);
    } catch (error) {
      const status = error instanceof FetchError ? error.status : undefined;
      return status === undefined ? { kind: 'gone', reason: 'does not answer' } : meaningOf(status);
    }
  };
  const head = await request('HEAD', 0);
  return head.kind === 'there' ? head : request('GET', 1);
}
