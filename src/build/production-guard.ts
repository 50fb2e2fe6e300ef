/**
 * What must not happen in a production deploy (design 11: nothing of the reference API is part of one).
 */

/**
 * Refuses a Netlify production build without an encryption key of its own: the development key's private half is public.
 * @throws naming the variable to set
 */
export function guardProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (env.CONTEXT === 'production' && !env.GATSBY_ENCRYPTION_KEY) {
    throw new Error(
      'CONTEXT is production, and GATSBY_ENCRYPTION_KEY is not set; expected the RSA public key of the product (SPKI, base64)',
    );
  }
}
