import { once } from 'node:events';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createTemporaryFolder, createTestCertificate, removeFolder } from '@aera/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createGracefulClose } from './graceful-close.ts';

/** Closes an app with a request in flight and a silent connection; returns the response. */
async function closeDuringRequest(
  app: FastifyInstance,
  get: (port: number) => Promise<string>,
): Promise<string> {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<string>();
  app.get('/slow', async () => {
    arrived.resolve();
    return release.promise;
  });
  const close = createGracefulClose(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const answer = get(port);
  await arrived.promise;

  const closed = close();
  await once(silent, 'close');
  release.resolve('done');
  const received = await answer;
  await closed;
  return received;
}

it('finishes requests in flight, and drops connections without any', async () => {
  const get = async (port: number) => (await fetch(`http://127.0.0.1:${port}/slow`)).text();
  expect(await closeDuringRequest(Fastify(), get)).toBe('done');
});

it('finishes requests in flight over TLS', async () => {
  const folder = await createTemporaryFolder('graceful-close');
  try {
    const { cert, pemFile } = await createTestCertificate(folder, 'server');
    const pem = await readFile(pemFile);
    const app = Fastify({ https: { cert: pem, key: pem } }) as unknown as FastifyInstance;
    const get = async (port: number) => {
      const sent = request(`https://localhost:${port}/slow`, { ca: cert, agent: false }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return text(response);
    };
    expect(await closeDuringRequest(app, get)).toBe('done');
  } finally {
    await removeFolder(folder);
  }
});
