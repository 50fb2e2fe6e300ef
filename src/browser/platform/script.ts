export interface ScriptOptions {
  /** Allowed in addition to the page's own origin. */
  readonly origins: readonly string[];
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * Loads a third-party script, but only from the page's own origin or a configured one.
 * @throws when the origin is not allowed or the script cannot be loaded
 */
export function loadScript(document: Document, address: string, { origins, data }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(address, document.baseURI);
    // A blob has the origin of the page that created it.
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
      // A retry adds a new element.
      script.remove();
      reject(new Error(`The script could not be loaded: ${address}`));
    });
    document.head.append(script);
  });
}
