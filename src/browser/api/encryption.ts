/**
 * Encrypts a text so that only the API can read it (specification 9, design 10).
 *
 * The text is encrypted with AES-GCM under a key of 16 random characters (128 bits), that key with RSA-OAEP SHA-256.
 */

/** Length of the one-time key in characters, which is its length in bytes. */
const keyLength = 16;
const ivBytes = 12;

/** What encryption needs from its surroundings. */
export interface EncryptionDependencies {
  readonly crypto: Crypto;
  /** The API's RSA public key: SPKI in base64. */
  readonly publicKey: string;
}

/** An encrypted text, both parts in base64. */
export interface Sealed {
  /** The one-time key, encrypted: the beacon's `_t`. */
  readonly key: string;
  /** IV ‖ ciphertext ‖ tag: the beacon's `_a`. */
  readonly payload: string;
}

/**
 * Encrypts a text.
 * @throws when there is no WebCrypto (a page without HTTPS), or the public key is invalid
 */
export async function seal({ crypto, publicKey }: EncryptionDependencies, text: string): Promise<Sealed> {
  const { subtle } = crypto;
  const oneTimeKey = bytesOf(randomCharacters(crypto, keyLength));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const rsa = await subtle.importKey('spki', fromBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ]);
  const aes = await subtle.importKey('raw', oneTimeKey, 'AES-GCM', false, ['encrypt']);
  const [key, ciphertext] = await Promise.all([
    subtle.encrypt('RSA-OAEP', rsa, oneTimeKey),
    // WebCrypto appends the tag (128 bits) to the ciphertext.
    subtle.encrypt({ name: 'AES-GCM', iv }, aes, bytesOf(text)),
  ]);
  return {
    key: toBase64(new Uint8Array(key)),
    payload: toBase64(new Uint8Array([...iv, ...new Uint8Array(ciphertext)])),
  };
}

/** Both parts of an encrypted text in a single one, for a field with only one text: `key.payload`. */
export async function sealToText(dependencies: EncryptionDependencies, text: string): Promise<string> {
  const { key, payload } = await seal(dependencies, text);
  return `${key}.${payload}`;
}

/** Random visible ASCII characters, all equally likely: bytes outside that range are replaced by new ones. */
export function randomCharacters(crypto: Pick<Crypto, 'getRandomValues'>, length: number): string {
  let characters = '';
  while (characters.length < length) {
    const drawn = crypto.getRandomValues(new Uint8Array(length));
    characters += String.fromCharCode(...drawn.filter((byte) => byte >= 0x21 && byte <= 0x7e));
  }
  return characters.slice(0, length);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
