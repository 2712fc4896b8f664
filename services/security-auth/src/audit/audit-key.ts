import { createPrivateKey } from 'node:crypto';
import { type LogKey, openLogKey } from '@aera/transparency-log/log';

/** Permanent name of the log (C2SP tlog-checkpoint: a URL without its scheme). */
export const auditOrigin = 'aera.example/steward-audit';

/** PKCS #8 header before the seed of an Ed25519 private key (RFC 8410, section 7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Opens the key that signs the checkpoints of the log, from a seed of 32 bytes. */
export function openAuditKey(seed: Buffer): Promise<LogKey> {
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Head, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return openLogKey(JSON.stringify(key.export({ format: 'jwk' })), auditOrigin);
}
