import { receiveLeadWebhook, sessionCookie, unsubscribe, routeRegistry } from '@aera/contracts/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

/** A request of a mail program (RFC 8058): a form without an origin. */
const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  body: 'List-Unsubscribe=One-Click',
};
const path = `${unsubscribe.path}?token=abc`;

describe('a CSRF-exempt route', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  it('requires no origin, accepts any body and does not forward it', async () => {
    expect((await gateway.request(path, oneClick)).status).toBe(200);
    const { url, method, body, headers } = gateway.fakeService.lastRequest();
    expect([method, url, body]).toEqual(['POST', path, '']);
    expect(headers['content-type']).toBeUndefined();
    expect(
      (await gateway.request(path, { ...oneClick, headers: { 'content-type': 'multipart/form-data' } }))
        .status,
    ).toBe(200);
  });

  it('ignores the session cookie', async () => {
    gateway.fakeService.sessions.set('token', {
      sid: 's',
      member: { id: 'm', name: 'Ada', email: 'ada@example.org' },
      steward: null,
    });
    const headers = { ...oneClick.headers, cookie: `${sessionCookie}=token` };
    await gateway.request(path, { ...oneClick, headers });
    expect(await gateway.identity('questions-notifications')).toMatchObject({ kind: 'visitor' });
  });

  it('forwards a body of its contract with the signature, and no other kind', async () => {
    const body = JSON.stringify({ name: 'Ada' });
    const signed = { 'webhook-id': 'm', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' };
    const headers = { 'content-type': 'application/json', ...signed };
    expect((await gateway.request(receiveLeadWebhook.path, { method: 'POST', headers, body })).status).toBe(
      200,
    );
    const { body: received, headers: passed } = gateway.fakeService.lastRequest();
    expect(received).toBe(body);
    expect(passed).toMatchObject(signed);
    const form = { ...oneClick, headers: { ...oneClick.headers, ...signed } };
    expect((await gateway.request(receiveLeadWebhook.path, form)).status).toBe(415);
  });

  it('still limits the body', async () => {
    const body = 'x'.repeat(routeRegistry.get(unsubscribe).bodyLimit + 1);
    expect((await gateway.request(path, { ...oneClick, body })).status).toBe(413);
  });

  it('is the only one of its kind', async () => {
    const refused = await gateway.request('/api/questions/submit', oneClick);
    expect(refused.status).toBe(403);
  });
});
