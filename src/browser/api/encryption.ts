/**
 * Encrypts a text for the API (specification 9): AES-GCM under a random key of 16 characters, and that key by RSA-OAEP.
 */

/** In characters, which are one byte each. */
const keyLength = 16;
const ivBytes = 12;

/** The development key. Its private half, workshop/local/reference-api/keys/development-private-key.pem, is not secret. */
export const developmentKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAknk7ObaI4LhZ82NXt6vC6X370mrXInkt74L9hHI+NOSVZZoTUx8aojrWiCWBQMhkrA6A' +
  'KXw07MNbSaMfZerAOeme0faV+00tCoW3OKilYh2Kn4BPX0NlO8RrC2leyurvNeA+cHgQ5ySMMDqtwFK+GoiOZa1NSi3fo65GSfxscFVGx6kHJQTA' +
  'pOez4uHww0S2zFCJ/M4eOmvvCTOyw2OmNk8QgoIEO/p2N1T+gyA+ClKX+k7f8JFvozL4Gd3EkPYHjjebXqZsznyRMoC9kpjYwGiKVg4cjYjxRsHR' +
  '1YyUQDdgq6WP4NRLrf4Q4NpMhK3SWNV0NIsSpUeTwb0eD+7UtQIDAQAB';
/** The RSA public key (SPKI in base64) for the beacon and the sign-in credential. */
export const encryptionKey: string = process.env.GATSBY_ENCRYPTION_KEY || developmentKey;

export interface EncryptionDependencies {
  readonly crypto: Crypto;
  readonly publicKey?: string;
}

export interface Sealed {
  /** In base64: the encrypted one-time key, which is the beacon's `_t`. */
  readonly key: string;
  /** In base64: IV ‖ ciphertext ‖ tag, which is the beacon's `_a`. */
  readonly payload: string;
}

/** @throws without WebCrypto (a page without HTTPS), or when the public key is invalid */
export async function seal(
  { crypto, publicKey = encryptionKey }: EncryptionDependencies,
  text: string,
): Promise<Sealed> {
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

/** `key.payload`, for an API field that takes a single text. */
export async function sealToText(dependencies: EncryptionDependencies, text: string): Promise<string> {
  const { key, payload } = await seal(dependencies, text);
  return `${key}.${payload}`;
}

/** Visible ASCII, uniformly distributed: bytes outside that range are drawn again. */
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
