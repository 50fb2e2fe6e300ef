/**
 * Stops a production deploy that is configured for development (design 11: no deploy contains any of the reference API).
 */

/**
 * Refuses a Netlify production build without an encryption key of its own: the development key's private half is public. The
 * preview needs none, since it runs nothing that encrypts.
 * @throws naming the variable to set
 */
export function guardProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (env.CONTEXT === 'production' && env.SITE_HOST !== 'preview' && !env.GATSBY_ENCRYPTION_KEY) {
    throw new Error(
      'CONTEXT is production, and GATSBY_ENCRYPTION_KEY is not set; expected the RSA public key of the product (SPKI, base64)',
    );
  }
}
