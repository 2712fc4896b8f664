import type { StoredEvent } from '@aera/event-store';
import { canonicalJson, type Json } from '@aera/transparency-log/verify';
import { personal } from '../consents/consent.ts';

/**
 * What a leaf of the log says: the event as canonical JSON (RFC 8785), without the fields that identify the visitor, for which its
 * commitment stands, and without nulls. Erasing a visitor therefore changes no entry, and neither does a new field that reads as null
 * in events from before it.
 */
export const ledgerEntry = ({ id, type, streamId, recordedAt, data }: StoredEvent): string =>
  canonicalJson({ id, type, streamId, recordedAt, data: shown(type, data) });

function shown(type: string, data: unknown): Json {
  const hidden: readonly string[] = type === 'ConsentRecorded' ? personal.ConsentRecorded.fields : [];
  return Object.fromEntries(
    Object.entries(data ?? {}).filter(([name, value]) => value !== null && !hidden.includes(name)),
  ) as Json;
}
