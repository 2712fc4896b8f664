import type { OutgoingMessage } from '@aera/event-bus';
import { describe, expect, it, vi } from 'vitest';
import { createUnparsableRequest, type SuspiciousRequest } from './suspicious-request.ts';
import { createSuspiciousRequestPublisher } from './suspicious-request-publisher.ts';

const requestFrom = (ip: string) =>
  createUnparsableRequest(crypto.randomUUID(), '2030-01-01T00:00:00.000Z', ip, 400);
const createIp = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
const createBus = (send: (outgoing: OutgoingMessage) => Promise<void>) => ({
  send,
  ensureStreams: async () => {},
});
/** Lets queued reports be published. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the publisher of suspicious requests', () => {
  it('batches concurrent reports', async () => {
    const sent: OutgoingMessage[] = [];
    const publisher = createSuspiciousRequestPublisher();
    await publisher.attachBus(createBus(async (outgoing) => void sent.push(outgoing)));
    for (let at = 0; at < 100; at++) publisher.publish(requestFrom(createIp(at)));
    await publisher.drain();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      subject: 'events.gateway.batch',
      contentType: 'application/cloudevents-batch+json',
    });
    expect(JSON.parse(sent[0]?.body ?? '[]')).toHaveLength(100);
    expect(publisher.counts()).toMatchObject({ published: 100 });
  });

  it('limits its queue while the bus does not respond, and counts dropped reports', async () => {
    const publisher = createSuspiciousRequestPublisher();
    await publisher.attachBus(createBus(() => new Promise(() => {})));
    for (let at = 0; at < 5_000; at++) publisher.publish(requestFrom(createIp(at)));
    await turn();
    const { 'dropped-queue-full': dropped } = publisher.counts();
    expect(dropped).toBeGreaterThanOrEqual(5_000 - 2_000 - 256);
    expect(dropped).toBeLessThan(5_000);
  });

  it('limits the reports of one network and still publishes those of others', async () => {
    const publisher = createSuspiciousRequestPublisher({ now: () => 1_000 });
    await publisher.attachBus(createBus(async () => {}));
    for (let time = 0; time < 1_000; time++) publisher.publish(requestFrom('203.0.113.7'));
    publisher.publish(requestFrom('203.0.113.8'));
    await publisher.drain();
    expect(publisher.counts()).toMatchObject({ published: 301, 'dropped-network-budget': 700 });
  });

  it('reports that a blocked network goes on, and no more', async () => {
    let at = 0;
    const publisher = createSuspiciousRequestPublisher({ now: () => at });
    const sent: SuspiciousRequest[] = [];
    await publisher.attachBus(
      createBus(async ({ body }) => void sent.push(...(JSON.parse(String(body)) as SuspiciousRequest[]))),
    );
    // Twenty a second for ten minutes.
    for (; at < 600_000; at += 50) publisher.publish(requestFrom('203.0.113.7'), true);
    at += 60_000;
    publisher.publish(requestFrom('203.0.113.7'), true);
    await publisher.drain();
    const omitted = sent.reduce((sum, { data }) => sum + (data.omitted ?? 0), 0);
    expect(sent.length + omitted).toBe(12_001);
    expect(publisher.counts().published).toBeGreaterThan(100);
    expect(publisher.counts().published).toBeLessThan(140);
  });

  it('counts the requests of a blocked network also when a report of them is lost', async () => {
    let at = 0;
    let isAway = false;
    const sent: SuspiciousRequest[] = [];
    const publisher = createSuspiciousRequestPublisher({ now: () => at });
    await publisher.attachBus(
      createBus(async ({ body }) => {
        if (isAway) throw new Error('away');
        sent.push(...(JSON.parse(String(body)) as SuspiciousRequest[]));
      }),
    );
    for (let n = 0; n < 12; n++) publisher.publish(requestFrom('203.0.113.7'), true);
    await vi.waitFor(() => expect(publisher.counts().published).toBe(10));
    isAway = true;
    at += 5_000;
    publisher.publish(requestFrom('203.0.113.7'), true);
    await vi.waitFor(() => expect(publisher.counts()['dropped-bus']).toBe(1));
    isAway = false;
    at += 5_000;
    publisher.publish(requestFrom('203.0.113.7'), true);
    await publisher.drain();
    expect(sent.at(-1)?.data.omitted).toBe(3);
    expect(sent.length + sent.reduce((sum, { data }) => sum + (data.omitted ?? 0), 0)).toBe(14);
  });

  it('drops messages that the bus rejects and continues', async () => {
    const publisher = createSuspiciousRequestPublisher();
    await publisher.attachBus(createBus(() => Promise.reject(new Error('refused'))));
    publisher.publish(requestFrom('203.0.113.7'));
    await publisher.drain();
    expect(publisher.counts()).toMatchObject({ published: 0, 'dropped-bus': 1 });
  });

  it('counts requests while the bus is not connected', () => {
    const publisher = createSuspiciousRequestPublisher();
    publisher.publish(requestFrom('203.0.113.7'));
    expect(publisher.counts()).toMatchObject({ 'dropped-not-connected': 1 });
  });
});
