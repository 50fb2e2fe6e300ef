/** Decrypts what the site encrypts (specification 9): RSA-OAEP SHA-256 for the key, AES-128-GCM for the text. */
import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sealed } from '../../../src/browser/api/encryption';

const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 16;

const privateKey = readFileSync(path.join(__dirname, 'keys/development-private-key.pem'), 'utf8');

/** @throws when either part was not made for the development key, or was tampered with */
export function unseal({ key, payload }: Sealed): string {
  const oneTimeKey = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(key, 'base64'),
  );
  if (oneTimeKey.length !== keyBytes) throw new Error(`The key has ${oneTimeKey.length} bytes; expected ${keyBytes}`);
  const bytes = Buffer.from(payload, 'base64');
  const decipher = createDecipheriv('aes-128-gcm', oneTimeKey, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}
