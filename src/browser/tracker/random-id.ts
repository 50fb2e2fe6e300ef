/** 32 random hexadecimal digits. `crypto.randomUUID` would need HTTPS. */
export const randomId = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
