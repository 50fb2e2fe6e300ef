import { createPublicKey, type KeyObject } from 'node:crypto';
import { developmentKey } from '../browser/api/encryption';
import { siteFrom } from '../site/hosting/hosts';

/** `SITE_DEVELOPMENT_KEY=allowed` lets a local build use the development key under production's names. */
const allowance = 'SITE_DEVELOPMENT_KEY';

/** NIST SP 800-57 accepts no shorter RSA key. */
const fewestBits = 2048;

/**
 * Refuses to build a public host without its own encryption key, since the private half of the development key is public. Builds for
 * origins under `.example` or on this machine need none unless they are production deploys, nor does the preview, which encrypts nothing.
 * @throws naming the variable to set, when the key is missing, is the development key, or cannot be used
 */
export function guardProduction(env: Readonly<Record<string, string | undefined>>): void {
  const { config, target } = siteFrom(env);
  if (target === 'preview') return;
  const given = env.GATSBY_ENCRYPTION_KEY;
  const key = given ? readKey(given) : null;
  const isProduction = env.CONTEXT === 'production';
  const names = Object.values(config.origins).map((origin) => new URL(origin).hostname);
  const isPublic = names.some((name) => !/(?:^|\.)(?:example|localhost)$|^127\.0\.0\.1$/.test(name));
  const isAllowed = env[allowance] === 'allowed' && !env.NETLIFY && !env.CONTEXT;
  if ((!isProduction && !isPublic) || isAllowed) return;
  const what = key === null ? 'is not set' : key.equals(readKey(developmentKey)) ? 'is the development key' : null;
  if (what === null) return;
  throw new Error(
    `GATSBY_ENCRYPTION_KEY ${what}, and this build is ${isProduction ? 'for production' : `for ${names.join(', ')}`}; expected ${expected}. For a build that is only tried here, set ${allowance}=allowed`,
  );
}

const expected = `the RSA public key of the product (SPKI, base64, ${fewestBits} bits or more)`;

/** @throws when a browser could not use the key for RSA-OAEP */
function readKey(text: string): KeyObject {
  const refuse = (why: string): never => {
    throw new Error(`GATSBY_ENCRYPTION_KEY ${why}; expected ${expected}`);
  };
  if (!/^[\w+/]+={0,2}$/.test(text) || text.includes('_')) return refuse('is not base64 in one line');
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return refuse('is not a public key');
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'rsa') return refuse(`is a key for ${type}`);
  const bits = details?.modulusLength ?? 0;
  return bits < fewestBits ? refuse(`has ${bits} bits`) : key;
}
