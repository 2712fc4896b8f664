import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A self-signed certificate of `localhost` and 127.0.0.1, which is its own authority. */
export interface TestCertificate {
  /** PEM of the certificate: what clients trust. */
  readonly cert: string;
  readonly certFile: string;
  /** PEM of certificate and private key. */
  readonly pemFile: string;
}

/** Writes a new certificate to `<name>.crt` and `<name>.pem` in a folder. */
export async function createTestCertificate(folder: string, name: string): Promise<TestCertificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
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
