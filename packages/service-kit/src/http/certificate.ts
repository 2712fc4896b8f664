import { createSecureContext } from 'node:tls';
import { z } from 'zod';
import { type KeySource, openKeySource } from '../identity/key-source.ts';
import type { Log } from '../observability/log.ts';

/** Certificate chain and private key, each PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Environment variable of a process that serves HTTPS. One file, so that chain and key are always replaced together. */
export const tlsEnv = z.object({
  TLS_PEM_FILE: z
    .string()
    .startsWith('/', 'must be an absolute path')
    .optional()
    .describe(
      'PEM file with the certificate chain and its private key: serves HTTPS instead of HTTP. It is read again when it changes',
    ),
});

/**
 * Opens the certificate of a server.
 * @throws Error when the file cannot be read, or holds no certificate or no matching private key.
 */
export const openCertificate = (file: string, log: Log): Promise<KeySource<Certificate>> =>
  openKeySource(file, parseCertificate, log);

function parseCertificate(pem: string): Certificate {
  const certificate = { cert: pem, key: pem };
  try {
    createSecureContext(certificate);
  } catch (cause) {
    throw new Error('TLS_PEM_FILE must hold a certificate chain and its private key, both as PEM.', {
      cause,
    });
  }
  return certificate;
}
