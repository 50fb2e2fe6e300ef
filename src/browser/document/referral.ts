import { codeParameters, longestValue } from '../../site/privacy/parameters';

/** Adds the address's codes to a register link followed before the services have loaded (specification 4). */
export function addReferral(link: HTMLAnchorElement, search: string): void {
  const arrived = new URLSearchParams(search);
  const address = new URL(link.href);
  for (const name of codeParameters) {
    const value = arrived.getAll(name).at(-1);
    // The exact limit would need more code here. Codes contain no characters that are encoded.
    if (value && value.length <= longestValue && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  if (address.href !== link.href) link.href = address.href;
}
