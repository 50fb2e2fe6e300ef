import type { Unpublished } from '../../../site/pages/page-context';

/** Not a CSS module: the public hosts would load it with the frame's styles. No character may be one that HTML escapes. */
const style = `
.unpublished {
  padding: var(--space-2) var(--space-4);
  background: var(--warn-soft);
  color: var(--warn);
  font-size: var(--text-s);
  font-weight: var(--weight-strong);
  text-align: center;
}`;

/** Tells a reviewer above the header why a page is not public; in English, like the review. */
export function UnpublishedMark({ unpublished }: { readonly unpublished: Unpublished }) {
  return (
    <aside className="unpublished" lang="en-US" aria-label="State of this page">
      <style>{style}</style>
      {unpublished.state === 'draft'
        ? 'Draft: only on the preview'
        : `Dated ${unpublished.date}, a day to come; public with its merge all the same`}
    </aside>
  );
}
