/**
 * Tells screen readers which page has come, by its heading, which is in the page's language. Gatsby says "Navigated to …" in English
 * on every page, into the element that React made for it; this one stands in its place.
 */

/** Takes the place of Gatsby's announcer. Call it when the page is alive. @returns announces the page that is shown */
export function startAnnouncer(document: Document): () => void {
  const theirs = document.getElementById('gatsby-announcer');
  const own = theirs?.cloneNode() as HTMLElement | undefined;
  if (own) theirs?.replaceWith(own);
  return () => {
    if (own) own.textContent = document.querySelector('h1')?.textContent ?? document.title;
  };
}
