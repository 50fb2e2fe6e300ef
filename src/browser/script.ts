/**
 * Loads another party's script.
 */

/**
 * Adds a script to the document.
 * @throws when the address is not http or https, or the script cannot be loaded
 */
export function loadScript(document: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(address, document.baseURI);
    if (!/^https?:$/.test(url.protocol)) throw new TypeError(`A script's address must be http or https: ${address}`);
    const script = document.createElement('script');
    script.src = url.href;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script could not be loaded: ${address}`)));
    document.head.append(script);
  });
}
