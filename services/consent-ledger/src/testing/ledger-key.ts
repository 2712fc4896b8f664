import { generateKeyPairSync } from 'node:crypto';

/** Creates a private key in the format of the environment variable. */
export const createLedgerKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
