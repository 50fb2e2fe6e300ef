/** Links that deceive: their text names another site than the address, or the address hides its site. */
import type { Finding } from '../faults';
import type { PlacedFile } from '../tree/documents';

/** An address in the text of a link. */
const inText = /(?:https?:\/\/|www\.)[^\s<>"“”«»„]+/i;

/** Whether the addresses exist is checked elsewhere. */
export function checkMisleadingLinks({ source }: PlacedFile): Finding[] {
  return source.markdown.links.flatMap(({ url, text, line, column = 1 }): Finding[] => {
    const target = URL.canParse(url) ? new URL(url) : null;
    if (target && (target.username !== '' || target.password !== '')) {
      const message = `"${url}" has a name or password before "@"; write "${target.protocol}//${target.host}${target.pathname}"`;
      return [{ line, column, rule: 'link-credentials', message }];
    }
    const [shown] = inText.exec(text) ?? [];
    const named = shown && hostOf(/^www\./i.test(shown) ? `https://${shown}` : shown);
    const actual = target && hostOf(url);
    if (!named || named === actual) return [];
    const message = `the text names ${named}, and the link leads to ${actual ?? url}; write where it leads`;
    return [{ line, column, rule: 'link-misleading', message }];
  });
}

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;
