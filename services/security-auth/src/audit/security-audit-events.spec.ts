import type { AuditEntry } from '@aera/contracts';
import type { RelayBatch, StoredEvent } from '@aera/event-store';
import { expect, it } from 'vitest';
import { publishAuditEvents } from './security-audit-events.ts';

/** Publishes the entry of an event. Returns it, or null if none was published. */
async function publish(
  type: string,
  streamId: string,
  data: object,
  actor = 'steward:s1',
): Promise<AuditEntry | null> {
  const sent: AuditEntry[] = [];
  const event = {
    id: '00000000-0000-4000-8000-000000000001',
    type,
    streamId,
    data,
    recordedAt: '2026-11-01T10:00:00.000Z',
    metadata: { actor },
  } as unknown as StoredEvent;
  const bus = {
    send: async ({ body }: { body: string }) => void sent.push(...(JSON.parse(body) as AuditEntry[])),
  };
  await publishAuditEvents(bus as never)({ id: 1, events: [event] } as unknown as RelayBatch);
  return sent[0] ?? null;
}

it('says when a block and the role of an auditor end, and repeats no other time', async () => {
  const expiresAt = '2026-12-01T00:00:00.000Z';
  const role = {
    stewardId: 's2',
    role: 'auditor',
    roleExpiresAt: expiresAt,
    changedAt: '2026-11-01T10:00:00.000Z',
  };
  expect(await publish('StewardRoleChanged', 'steward-roles', role)).toMatchObject({
    details: { stewardId: 's2', role: 'auditor', roleExpiresAt: expiresAt },
  });
  const block = {
    blockId: 'b1',
    network: '203.0.113.0/24',
    expiresAt,
    blockedAt: '2026-11-01T10:00:00.000Z',
  };
  const blocked = await publish('NetworkBlocked', 'block-b1', block);
  expect(blocked).toMatchObject({ details: { blockId: 'b1', network: '203.0.113.0/24', expiresAt } });
  expect(blocked).not.toHaveProperty('details.blockedAt');
});

it('never contains the member of a browser in which a steward is signed in, too', async () => {
  const opened = {
    sid: 'x',
    openedFor: 'steward',
    stewardId: 's1',
    memberId: 'm1',
    expiresAt: '2026-11-01T22:00:00.000Z',
  };
  const signedIn = await publish('SessionOpened', 'session-x', opened, 'visitor:v1');
  expect(signedIn).toMatchObject({ details: { openedFor: 'steward', stewardId: 's1' } });
  expect(signedIn).not.toHaveProperty('details.memberId');
  expect(signedIn).not.toHaveProperty('details.expiresAt');
  const signedOut = { sid: 'x', kind: 'steward' };
  expect(await publish('SignedOut', 'session-x', signedOut, 'member:m1')).toMatchObject({ actor: 'visitor' });
});
