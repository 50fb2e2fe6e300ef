import { ownIds } from '../../site/own-ids';

/** Opens folded `details` for printing where the styles cannot, for lack of `::details-content` (print.css). */
export function startPrinting(window: Window & typeof globalThis): void {
  if (window.CSS?.supports('selector(details::details-content)')) return;
  let folded: (() => void)[] = [];
  const unfold = (): void => {
    const all = window.document.querySelectorAll<HTMLDetailsElement>(`#${ownIds.content} details`);
    folded = [...all].map((details) => {
      const { open } = details;
      const name = details.getAttribute('name');
      // Only one of those with the same name can be open.
      details.removeAttribute('name');
      details.open = true;
      return () => {
        details.open = open;
        if (name !== null) details.setAttribute('name', name);
      };
    });
  };
  const fold = (): void => {
    for (const restore of folded) restore();
  };
  window.addEventListener('beforeprint', unfold);
  window.addEventListener('afterprint', fold);
}
