import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHeader, listStewards, operationsRoutes } from '@aera/contracts/server';
import {
  createIdentityVerifier,
  generateIdentityKeys,
  openKeySource,
  parseIdentityJwks,
} from '@aera/service-kit/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallService, createOperatorClient } from './operator-client.ts';

describe('the client of the operator', () => {
  const requests: IncomingMessage[] = [];
  let nextResponse: { status: number; body: unknown } = { status: 200, body: {} };
  const server = createServer((request, response) => {
    requests.push(request);
    const text =
      typeof nextResponse.body === 'string' ? nextResponse.body : JSON.stringify(nextResponse.body);
    response.writeHead(nextResponse.status, { 'content-type': 'application/json' }).end(text);
  });
  let call: CallService;
  let jwks: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const keys = await generateIdentityKeys();
    jwks = keys.jwks;
    call = await createOperatorClient({
      serviceUrl: (name) => (name === 'security-auth' ? url : 'http://127.0.0.1:1'),
      identityKey: keys.privateKey,
      operator: 'grace',
    });
  });
  afterAll(() => server.close());

  const { listDeadLetters } = operationsRoutes['security-auth'];

  it('signs a token for that service only, with the name of the user', async () => {
    nextResponse = { status: 200, body: { deadLetters: [], more: false } };
    await call(listDeadLetters, { query: { limit: 5, before: undefined } });
    const { headers, url } = requests.at(-1)!;
    expect(url).toBe(`${listDeadLetters.path}?limit=5`);
    const source = await openKeySource(jwks, parseIdentityJwks);
    const token = String(headers[identityHeader]);
    expect(await createIdentityVerifier(source, 'security-auth')(token)).toMatchObject({
      kind: 'steward',
      role: 'operator',
      username: 'operator:grace',
    });
    expect(await createIdentityVerifier(source, 'contacts-crm')(token)).toBe(null);
  });

  it.each([
    [
      { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Try later.' },
      'security-auth: Try later.',
    ],
    [{ type: 'about:blank', title: 'Conflict', status: 409 }, 'security-auth: Conflict'],
    ['no JSON', 'security-auth: 409 no JSON'],
  ])('throws the reason of the service: %j', async (body, reason) => {
    nextResponse = { status: 409, body };
    await expect(call(listStewards)).rejects.toThrow(reason);
  });

  it('names the service that does not respond', async () => {
    await expect(call(operationsRoutes['contacts-crm'].listLocks)).rejects.toThrow(
      'contacts-crm does not respond at http://127.0.0.1:1.',
    );
  });
});
