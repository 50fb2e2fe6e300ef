/**
 * Fires a click and tells whether the browser would follow the link beneath it. jsdom itself cannot go anywhere, and
 * says so at length.
 */
export function follows(click: () => void): boolean {
  let followed = false;
  const look = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  click();
  return followed;
}
