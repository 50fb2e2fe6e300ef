import type { Unpublished } from '../../../site/pages/page-context';

/**
 * Its styles stand here and not in a module: with those of the frame, the public hosts would have them too. No character of them
 * may be one that HTML escapes.
 */
const style = `
.unpublished {
  padding: var(--space-2) var(--space-4);
  background: var(--warn-soft);
  color: var(--warn);
  font-size: var(--text-s);
  font-weight: var(--weight-strong);
  text-align: center;
}`;

/** Says to a reviewer, above the header of a preview's page, what keeps the page from the public: in English, like the review. */
export function UnpublishedMark({ unpublished }: { readonly unpublished: Unpublished }) {
  return (
    <aside className="unpublished" lang="en-US" aria-label="State of this page">
      <style>{style}</style>
      {unpublished.state === 'draft' ? 'Draft: only on the preview' : `Dated ${unpublished.date}, a day to come`}
    </aside>
  );
}
