import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeGracefully } from './graceful-close.ts';

it('finishes requests in flight, and drops connections without any', async () => {
  const app = Fastify();
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<string>();
  app.get('/slow', async () => {
    arrived.resolve();
    return release.promise;
  });
  const close = closeGracefully(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived.promise;

  const closed = close();
  await once(silent, 'close');
  release.resolve('done');
  expect(await (await answer).text()).toBe('done');
  await closed;
});
