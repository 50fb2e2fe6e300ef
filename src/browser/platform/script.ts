/**
 * Loads another party's script: only from the page's own origin, or from one that the configuration names, even if a response
 * of the API names another address.
 */

/** Options for loading a script. */
export interface ScriptOptions {
  /** Origins that the configuration allows in addition to the page's own. */
  readonly origins: readonly string[];
  /** Data attributes of the script's element, which the script reads. */
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
    script.referrerPolicy = 'strict-origin';
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A new attempt adds a new element.
      script.remove();
      reject(new Error(`The script could not be loaded: ${address}`));
    });
    document.head.append(script);
  });
}
