import { receiveLeadWebhook, listContacts } from '@aera/contracts';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const written = { name: 'Ada', email: 'ada@example.org', subject: null, message: 'By the provider' };

describe('the webhook of the provider', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(contactsCrm, { env: { LEAD_WEBHOOK_SECRET: secret } });
  });
  afterAll(() => service.stop());

  const signed = (id: string, body: object, at = new Date(), key = secret) => ({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, JSON.stringify(body)),
  });
  const deliver = (headers: Record<string, string>, body: typeof written = written) =>
    service.call(receiveLeadWebhook, { body, headers, as: asVisitor() });

  it('accepts a lead once across redeliveries', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => deliver(signed('msg_1', written))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await service.waitUntilCaughtUp();
    const { body } = await service.call(listContacts, { as: asSteward() });
    const found = body.filter(({ id }) => id === answers[0]?.body.id);
    expect(found).toMatchObject([{ ...written, source: 'provider', status: 'new' }]);
  });

  it('rejects a known delivery id with another body', async () => {
    await deliver(signed('msg_2', written));
    const other = { ...written, message: 'Something else' };
    const answer = await deliver(signed('msg_2', other), other);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'webhook-id-reused' }]);
  });

  it.each([
    ['is not signed', () => ({})],
    ['is signed by someone else', () => signed('m', written, new Date(), `whsec_${'A'.repeat(44)}`)],
    ['was signed for other words', () => signed('m', { ...written, name: 'Eve' })],
    ['is ten minutes old', () => signed('m', written, new Date(Date.now() - 600_000))],
    ['is of the future', () => signed('m', written, new Date(Date.now() + 600_000))],
    ['bears another id', () => ({ ...signed('m', written), 'webhook-id': 'n' })],
  ])('rejects a delivery that %s', async (_, headers) => {
    const answer = await deliver(headers());
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'webhook-signature-invalid' }]);
  });

  it('rejects everything without a shared secret', async () => {
    const without = await startTestService(contactsCrm);
    const answer = await without.call(receiveLeadWebhook, {
      body: written,
      headers: signed('msg_3', written),
      as: asVisitor(),
    });
    expect(answer.status).toBe(401);
    await without.stop();
  });
});
