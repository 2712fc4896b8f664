import type { AuditEntry } from '@aera/contracts';
import { type Bus, jsonType } from '@aera/event-bus';
import type { RelayBatch, StoredEvent } from '@aera/event-store';
import { personal, type SecurityEvent } from '../security-event.ts';

/** What is about members, or figures rather than deeds; every other event of this context is recorded. */
const unrecorded =
  /^(Member|Verification|Email|Name|Threat|Compliance|Passkey|Password|Recovery(Begun|Used))/;

/** No secret, nor anything made of one; not the moments either, for the entry has its own. */
const unspoken = /secret|hash|token|code|challenge|key$|sid$|At$/i;
const longest = 200;

/** The entry of an event; null for one that is not recorded. */
export function factOf(event: StoredEvent<SecurityEvent>): AuditEntry | null {
  const { id, type, data, streamId, recordedAt, metadata } = event;
  if (unrecorded.test(type) || isOfMember(event)) return null;
  return {
    kind: 'fact',
    id,
    at: recordedAt,
    service: 'security-auth',
    type,
    actor: metadata.actor ?? 'system',
    subject: streamId,
    requestId: metadata.causationId ?? null,
    details: detailsOf(type, data),
  };
}

/** A browser's session may hold a member, a steward, or both; what happens to its steward is recorded. */
const isOfMember = ({ type, data }: SecurityEvent): boolean =>
  (type === 'SessionOpened' && data.openedFor !== 'steward') ||
  (type === 'SignedOut' && data.kind !== 'steward') ||
  type === 'SessionReplaced';

function detailsOf(type: string, data: object): Record<string, string> {
  const sealed: readonly string[] =
    (personal as Record<string, { fields: readonly string[] }>)[type]?.fields ?? [];
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      sealed.includes(name) || unspoken.test(name) || value === null || typeof value === 'object'
        ? []
        : [[name, String(value).slice(0, longest).toWellFormed()]],
    ),
  );
}

/** Puts what a batch of events tells on the trail; the same batch is the same message. */
export const publishFacts =
  (bus: Pick<Bus, 'send'>) =>
  async ({ id, events }: RelayBatch<SecurityEvent>): Promise<void> => {
    const facts = events.flatMap((event) => factOf(event) ?? []);
    if (facts.length === 0) return;
    const body = JSON.stringify(facts);
    await bus.send({ subject: 'audit.security-auth', id: `facts ${id}`, body, contentType: jsonType });
  };
