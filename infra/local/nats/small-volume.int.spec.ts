import { join } from 'node:path';
import { recordPageView, submitContactMessage, updateContact } from '@aera/contracts';
import { leadCaptured, leadContacted } from '@aera/contracts/server';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { permanentStream } from '@aera/event-bus';
import { createTemporaryFolder, type NatsServer, removeFolder, startNats } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactsCrm } from '../../../services/contacts-crm/src/service.ts';
import { visitorAnalytics } from '../../../services/visitor-analytics/src/service.ts';

/** `max_file_store` of the server, of which page views may use 40 %. */
const storageBytes = 1_500_000;

describe('a platform whose volume is small', () => {
  let folder: string;
  let nats: NatsServer;
  let analytics: TestService;
  let contacts: TestService;
  beforeAll(async () => {
    folder = await createTemporaryFolder('small-volume');
    nats = await startNats({ dataDir: join(folder, 'nats'), storageBytes });
    const env = { NATS_STORAGE_BYTES: String(storageBytes) };
    // One after the other: both create streams that they share.
    analytics = await startTestService(visitorAnalytics, { env, nats });
    contacts = await startTestService(contactsCrm, { env, nats });
  });
  afterAll(async () => {
    await Promise.all([analytics?.stop(), contacts?.stop()]);
    await nats?.stop();
    await removeFolder(folder);
  });

  let views = 0;
  const view = () =>
    analytics.call(recordPageView, {
      body: {
        sessionId: `00000000-0000-4000-8000-${String(views++).padStart(12, '0')}`,
        consented: true,
        path: '/how',
        title: 'A long title '.repeat(15),
        referrer: null,
        timeOnPage: 0,
        scrollDepth: 0,
      },
      as: asVisitor({ ip: '203.0.113.9' }),
    });

  /** Views pages concurrently until `isOver`; returns the responses. */
  async function flood(isOver: (responses: readonly Awaited<ReturnType<typeof view>>[]) => boolean) {
    const responses: Awaited<ReturnType<typeof view>>[] = [];
    while (!isOver(responses)) responses.push(...(await Promise.all(Array.from({ length: 20 }, view))));
    return responses;
  }

  it('rejects page views first: audited commands of stewards and their messages are accepted during the flood', async () => {
    const isRejected = ({ status }: { status: number }) => status !== 202;
    const filling = await flood(
      (responses) => responses.length > 0 && responses.slice(-20).every(isRejected),
    );
    expect(filling.filter((response) => !isRejected(response)).length).toBeGreaterThan(100);

    let isOver = false;
    const flooding = flood(() => isOver);
    onTestFinished(() => {
      isOver = true;
    });
    const recorded = await countAuditMessages();
    const { body: lead, status } = await contacts.call(submitContactMessage, {
      body: { name: 'Ada', email: 'ada@example.org', subject: null, message: 'Hello there' },
      as: asVisitor({ ip: '198.51.100.4' }),
    });
    expect(status).toBe(201);
    await contacts.waitUntilCaughtUp();
    const assigned = await contacts.call(updateContact, {
      params: { id: lead.id },
      body: { status: 'contacted' },
      as: asSteward(),
    });
    expect(assigned.status).toBe(200);
    for (const { type } of [leadCaptured, leadContacted])
      expect(await contacts.messages(type)).toMatchObject([{ data: { leadId: lead.id } }]);
    expect(await countAuditMessages()).toBeGreaterThan(recorded);

    isOver = true;
    // A batch of fewer views may still find room.
    const rejected = (await flooding).filter(isRejected);
    expect(rejected.length).toBeGreaterThan(0);
    for (const response of rejected)
      expect(response).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  });

  it('cannot be given streams that together exceed the volume', async () => {
    const more = { name: 'more', description: '', subjects: ['more'], storageShare: 0.5 };
    await expect(analytics.kit.bus.ensureStreams([permanentStream(more)])).rejects.toThrow(/storage/i);
  });

  const countAuditMessages = async () => (await contacts.kit.bus.streamState('audit'))?.messages ?? 0;
});
