import type { AuditEntry } from '@aera/contracts';
import { type Bus, jsonType } from '@aera/event-bus';
import type { RelayBatch, StoredEvent } from '@aera/event-store';
import { type EventStore, isEventOf } from '@aera/event-store';
import { sessionStream } from '../sessions/session-stream.ts';

/** What is about members, or figures rather than deeds; every other event of this context is recorded. */
const excludedEventTypes =
  /^(Member|Verification|Email|Name|Threat|Compliance|Passkey|Password|Recovery(Begun|Used))/;

/** No secret, nor anything made of one; not the moments either, for the entry has its own. */
const excludedFields = /secret|hash|token|code|challenge|key$|sid$|At$/i;
const maxValueLength = 200;

/** The entry of an event; null for one that is not recorded. */
function toAuditEvent(event: StoredEvent, personalFields: readonly string[]): AuditEntry | null {
  const { id, type, data, streamId, recordedAt, metadata } = event;
  if (excludedEventTypes.test(type) || isOfMember(event)) return null;
  return {
    kind: 'fact',
    id,
    at: recordedAt,
    service: 'security-auth',
    type,
    actor: metadata.actor ?? 'system',
    subject: streamId,
    requestId: metadata.causationId ?? null,
    details: detailsOf(data, personalFields),
  };
}

/** A browser's session may hold a member, a steward, or both; what happens to its steward is recorded. */
function isOfMember(event: StoredEvent): boolean {
  if (!isOfSession(event)) return false;
  const { type, data } = event;
  return (
    (type === 'SessionOpened' && data.openedFor !== 'steward') ||
    (type === 'SignedOut' && data.kind !== 'steward') ||
    type === 'SessionRotated'
  );
}

const isOfSession = isEventOf(sessionStream);

function detailsOf(data: unknown, personalFields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([name, value]) =>
      personalFields.includes(name) ||
      excludedFields.test(name) ||
      value === null ||
      typeof value === 'object'
        ? []
        : [[name, String(value).slice(0, maxValueLength).toWellFormed()]],
    ),
  );
}

/** Puts what a batch of events tells on the trail; the same batch is the same message. */
export const publishAuditEvents =
  (bus: Pick<Bus, 'send'>, findStream: EventStore['findStream']) =>
  async ({ id, events }: RelayBatch): Promise<void> => {
    const facts = events.flatMap((event) => {
      const personal = findStream(event.streamId)?.personalFields[event.type];
      return toAuditEvent(event, personal?.fields ?? []) ?? [];
    });
    if (facts.length === 0) return;
    const body = JSON.stringify(facts);
    await bus.send({ subject: 'audit.security-auth', id: `facts ${id}`, body, contentType: jsonType });
  };
