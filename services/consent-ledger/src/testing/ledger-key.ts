import { generateKeyPairSync } from 'node:crypto';

/** A fresh private key, as the environment gives it. */
export const testLedgerKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
