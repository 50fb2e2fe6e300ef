/**
 * Announces each new page to screen readers by its heading, in the page's language. Gatsby would say "Navigated to …"
 * in English, so this replaces its element.
 * @returns announces the current page
 */
export function startAnnouncer(document: Document): () => void {
  const theirs = document.getElementById('gatsby-announcer');
  const own = theirs?.cloneNode() as HTMLElement | undefined;
  if (own) theirs?.replaceWith(own);
  return () => {
    if (own) own.textContent = document.querySelector('h1')?.textContent ?? document.title;
  };
}
