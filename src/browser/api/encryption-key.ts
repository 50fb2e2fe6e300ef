/** The RSA public key (SPKI in base64) for the beacon and the sign-in credential, set by `GATSBY_ENCRYPTION_KEY`. */

/** The development key. Its private half, workshop/local/reference-api/keys/development-private-key.pem, is not secret. */
export const developmentKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAknk7ObaI4LhZ82NXt6vC6X370mrXInkt74L9hHI+NOSVZZoTUx8aojrWiCWBQMhkrA6A' +
  'KXw07MNbSaMfZerAOeme0faV+00tCoW3OKilYh2Kn4BPX0NlO8RrC2leyurvNeA+cHgQ5ySMMDqtwFK+GoiOZa1NSi3fo65GSfxscFVGx6kHJQTA' +
  'pOez4uHww0S2zFCJ/M4eOmvvCTOyw2OmNk8QgoIEO/p2N1T+gyA+ClKX+k7f8JFvozL4Gd3EkPYHjjebXqZsznyRMoC9kpjYwGiKVg4cjYjxRsHR' +
  '1YyUQDdgq6WP4NRLrf4Q4NpMhK3SWNV0NIsSpUeTwb0eD+7UtQIDAQAB';

export const encryptionKey: string = process.env.GATSBY_ENCRYPTION_KEY || developmentKey;
