import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A self-signed certificate, which is its own authority. */
export interface TestCertificate {
  /** PEM of the certificate: what clients trust. */
  readonly cert: string;
  readonly certFile: string;
  /** PEM of certificate and private key. */
  readonly pemFile: string;
}

/** Writes a new certificate to `<name>.crt` and `<name>.pem` in a folder: of the domain, or of `localhost` and 127.0.0.1. */
export async function createTestCertificate(
  folder: string,
  name: string,
  domain?: string,
): Promise<TestCertificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: domain ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: domain
          ? [{ type: 2, value: domain }]
          : [
              { type: 2, value: 'localhost' },
              { type: 7, ip: '127.0.0.1' },
            ],
      },
    ],
  });
  const [certFile, pemFile] = [join(folder, `${name}.crt`), join(folder, `${name}.pem`)];
  await writeFile(certFile, cert);
  await writeFile(pemFile, `${cert}\n${key}`, { mode: 0o600 });
  return { cert, certFile, pemFile };
}
