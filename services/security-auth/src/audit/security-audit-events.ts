import type { AuditEntry } from '@aera/contracts';
import { type Bus, jsonType } from '@aera/event-bus';
import { isEventOf, type RelayBatch, type StoredEvent } from '@aera/event-store';
import { sessionStream } from '../sessions/session-stream.ts';

/** Event types that are not recorded: events of members, of names and passkeys, and derived data such as threats and check results. */
const excludedEventTypes =
  /^(Member|Verification|Email(Verified|Replaced)|Name|Threat|Compliance|Passkey|Password)/;

/**
 * Fields that are not recorded: secrets, hashes and tokens; members, because nothing is erased from the log; and timestamps, because each
 * entry has its own.
 */
const excludedFields = /secret|hash|token|code|challenge|memberId|key$|sid$|At$/i;

/** When a block or a role ends, which is part of the decision. */
const expiryFields: Readonly<Record<string, string>> = {
  NetworkBlocked: 'expiresAt',
  BlockExtended: 'expiresAt',
  StewardInvited: 'roleExpiresAt',
  StewardRoleAssigned: 'roleExpiresAt',
  StewardRoleChanged: 'roleExpiresAt',
};
const maxValueLength = 200;

/** Maps an event to an audit entry. Returns null if the event is not recorded. */
function toAuditEvent(event: StoredEvent): AuditEntry | null {
  const { id, type, streamId, recordedAt, metadata } = event;
  if (excludedEventTypes.test(type) || isMemberEvent(event)) return null;
  return {
    kind: 'event',
    id,
    at: recordedAt,
    service: 'security-auth',
    type,
    // A browser can be signed in as a member, too.
    actor: metadata.actor?.startsWith('member:') ? 'visitor' : (metadata.actor ?? 'system'),
    subject: streamId,
    requestId: metadata.causationId ?? null,
    details: toDetails(event),
  };
}

/** Changes of e-mails and sessions belong to members and to stewards. Only those of stewards are recorded. */
function isMemberEvent(event: StoredEvent): boolean {
  if (event.type.startsWith('EmailChange')) return event.streamId.startsWith('member-');
  if (!isSessionEvent(event)) return false;
  const { type, data } = event;
  return (
    (type === 'SessionOpened' && data.openedFor !== 'steward') ||
    ((type === 'SessionDeviceRecorded' || type === 'SignedOut') && data.kind !== 'steward') ||
    type === 'SessionRotated'
  );
}

const isSessionEvent = isEventOf(sessionStream);

function toDetails({ type, data }: StoredEvent): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([name, value]) =>
      (excludedFields.test(name) && expiryFields[type] !== name) ||
      value === null ||
      typeof value === 'object'
        ? []
        : [[name, String(value).slice(0, maxValueLength).toWellFormed()]],
    ),
  );
}

/** Publishes the audit entries of a batch of events, whose personal fields are null. Idempotent: the batch id is the message id. */
export const publishAuditEvents =
  (bus: Pick<Bus, 'send'>) =>
  async ({ id, events }: RelayBatch): Promise<void> => {
    const entries = events.flatMap((event) => toAuditEvent(event) ?? []);
    if (entries.length === 0) return;
    const body = JSON.stringify(entries);
    await bus.send({ subject: 'audit.security-auth', id: `events ${id}`, body, contentType: jsonType });
  };
