import { webcrypto } from 'node:crypto';
import {
  type EncryptionDependencies,
  encryptionKey,
  randomCharacters,
  seal,
  sealToText,
} from '../../../src/browser/api/encryption';
import { unseal } from '../../../workshop/local/reference-api/decrypt';

const crypto = webcrypto as unknown as Crypto;
const dependencies: EncryptionDependencies = { crypto, publicKey: encryptionKey };

test.each(['{}', 'Größe 尺寸 📦', '', 'x'.repeat(100_000)])(
  'encryption: what is encrypted can be decrypted (%#) (specification 9, docs/browser.md)',
  async (text) => {
    expect(unseal(await seal(dependencies, text))).toBe(text);
  },
);

test('encryption: the parts have the sizes of RSA-2048 and of IV ‖ ciphertext ‖ tag, and are never the same', async () => {
  const [one, other] = await Promise.all([seal(dependencies, 'seven b'), seal(dependencies, 'seven b')]);
  expect(Buffer.from(one.key, 'base64')).toHaveLength(256);
  expect(Buffer.from(one.payload, 'base64')).toHaveLength(12 + 7 + 16);
  expect([one.key === other.key, one.payload === other.payload]).toEqual([false, false]);
});

test('encryption: a changed text is not taken', async () => {
  const { key, payload } = await seal(dependencies, 'to the letter');
  const bytes = Buffer.from(payload, 'base64');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => unseal({ key, payload: bytes.toString('base64') })).toThrow();
});

test('encryption: both parts fit into one text', async () => {
  const [key = '', payload = '', ...rest] = (await sealToText(dependencies, 'a')).split('.');
  expect(unseal({ key, payload })).toBe('a');
  expect(rest).toEqual([]);
});

test('encryption fails without WebCrypto, or with a key that is none', async () => {
  await expect(seal({ ...dependencies, crypto: {} as Crypto }, 'a')).rejects.toThrow();
  await expect(seal({ crypto, publicKey: 'bm9uZQ==' }, 'a')).rejects.toThrow();
});

test('the one-time key has 16 characters', () => expect(randomCharacters(crypto, 16)).toMatch(/^[!-~]{16}$/));

test('the one-time key: every character is as likely as any other', () => {
  let next = 0;
  // Every byte equally often.
  const getRandomValues = ((bytes: Uint8Array) => bytes.map(() => next++ % 256)) as Crypto['getRandomValues'];
  const drawn = randomCharacters({ getRandomValues }, 94 * 100);
  const counts = new Map<string, number>();
  for (const character of drawn) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(94);
  expect(new Set(counts.values())).toEqual(new Set([100]));
});
