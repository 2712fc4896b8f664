import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createTemporaryFolder, createTestCertificate, removeFolder } from '@aera/testing';
import { expect, it, onTestFinished } from 'vitest';
import { expectHttpOk } from './expect-http-ok.ts';

async function serve(options: ServerOptions, status: number): Promise<string> {
  const server = createServer(options, (_, response) => response.writeHead(status).end('not ready'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('accepts the certificate of the public site, and rejects an error', async () => {
  const folder = await createTemporaryFolder('certificate');
  onTestFinished(() => removeFolder(folder));
  const { pemFile } = await createTestCertificate(folder, 'site', 'aera.example');
  const pem = await readFile(pemFile);
  const certificate = { cert: pem, key: pem };
  await expectHttpOk(await serve(certificate, 200));
  await expect(expectHttpOk(await serve(certificate, 503))).rejects.toThrow('answered 503 not ready');
});
