import { copyFile } from 'node:fs/promises';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { randomUUID } from 'node:crypto';
import { listNotifications, sessionCookie } from '@aera/contracts';
import {
  createTemporaryFolder,
  createTestCertificate,
  eventually,
  removeFolder,
  type TestCertificate,
} from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

describe('a gateway with a certificate', () => {
  let folder: string;
  let first: TestCertificate;
  let pemFile: string;
  let gateway: TestGateway;
  beforeAll(async () => {
    folder = await createTemporaryFolder('https');
    first = await createTestCertificate(folder, 'first');
    pemFile = join(folder, 'current.pem');
    await copyFile(first.pemFile, pemFile);
    gateway = await startTestGateway({ TLS_PEM_FILE: pemFile });
  });
  afterAll(async () => {
    await gateway.stop(0);
    await removeFolder(folder);
  });

  const get = (path: string, headers: Record<string, string> = {}, { cert } = first) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const options = { host: 'localhost', port: gateway.port, path, headers, ca: cert, agent: false };
      request(options, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      })
        .on('error', reject)
        .end();
    });

  it('serves HTTPS, with HSTS', async () =>
    expect(await get('/livez')).toMatchObject({
      status: 200,
      headers: { 'strict-transport-security': expect.stringContaining('max-age') },
    }));

  it('answers plain HTTP with nothing', async () => {
    await expect(gateway.request('/livez')).rejects.toThrow(/hang up|ECONNRESET/);
    expect(await gateway.raw('GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n')).not.toContain('HTTP/');
  });

  it('refuses TLS 1.1', async () => {
    const attempt = new Promise((resolve, reject) => {
      const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
      const socket = connect({ port: gateway.port, host: 'localhost', ca: first.cert, ...old });
      socket.on('secureConnect', resolve).on('error', reject);
    });
    await expect(attempt).rejects.toThrow(/protocol version|EPROTO|ECONNRESET/);
  });

  it('accepts a session only in a cookie that no other host can set', async () => {
    const token = 'A'.repeat(43);
    gateway.fakeService.sessions.set(token, {
      sid: randomUUID(),
      member: { id: randomUUID(), name: 'Ada', email: 'ada@example.org' },
      steward: null,
    });
    const { path } = listNotifications;
    expect(await get(path, { cookie: `${sessionCookie}=${token}` })).toMatchObject({ status: 401 });
    expect(await get(path, { cookie: `__Host-${sessionCookie}=${token}` })).toMatchObject({ status: 200 });
    expect(gateway.fakeService.lastRequest().headers.cookie).toBeUndefined();
  });

  it('serves a replaced certificate without a restart', async () => {
    const second = await createTestCertificate(folder, 'second');
    await copyFile(second.pemFile, pemFile);
    await eventually(async () => (await get('/livez', {}, second)).status === 200);
    const certificate = await new Promise<PeerCertificate>((resolve, reject) => {
      const socket: TLSSocket = connect({ port: gateway.port, host: 'localhost', ca: second.cert }, () => {
        resolve(socket.getPeerCertificate());
        socket.destroy();
      });
      socket.on('error', reject);
    });
    expect(second.cert.replaceAll(/\s/g, '')).toContain(certificate.raw.toString('base64'));
  });
});

it('does not start with a certificate that it cannot read', async () => {
  const folder = await createTemporaryFolder('https');
  const { certFile } = await createTestCertificate(folder, 'keyless');
  await expect(startTestGateway({ TLS_PEM_FILE: certFile })).rejects.toThrow(/TLS_PEM_FILE must hold/);
  await removeFolder(folder);
});
