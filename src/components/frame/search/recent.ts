/** The last searches of which a result was opened. Kept in memory only: a new document knows nothing of them. */

const most = 5;

let searches: readonly string[] = [];

/** The newest first. */
export const recentSearches = (): readonly string[] => searches;

export function rememberSearch(words: string): void {
  searches = [words, ...searches.filter((other) => other !== words)].slice(0, most);
}

export function forgetSearches(): void {
  searches = [];
}
