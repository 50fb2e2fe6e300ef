/**
 * Loads another party's script: from the page's own origin, or one that the configuration names. An answer of the API
 * cannot bring in any other.
 */

/** What a script is loaded with. */
export interface ScriptOptions {
  /** Origins that the configuration allows beside the page's own. */
  readonly origins: readonly string[];
  /** Data attributes of the script's element: what the script is told. */
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * Adds a script to the document.
 * @throws when the address is neither on the page's own origin nor on an allowed one, or the script cannot be loaded
 */
export function loadScript(document: Document, address: string, { origins, data }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(address, document.baseURI);
    // A blob has the origin of the page that made it.
    const isWeb = url.protocol === 'https:' || url.protocol === document.location.protocol;
    if (!isWeb || ![document.location.origin, ...origins].includes(url.origin)) {
      throw new TypeError(`No script is loaded from "${url.origin}": SITE_SCRIPT_ORIGINS does not name it`);
    }
    const script = document.createElement('script');
    script.src = url.href;
    script.async = true;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Another attempt adds another element.
      script.remove();
      reject(new Error(`The script could not be loaded: ${address}`));
    });
    document.head.append(script);
  });
}
