import type { EventStore } from '@aera/event-store';
import { isDomainError } from '@aera/event-store/decider';
import type { EventMetadata } from '@aera/service-kit';
import { lead } from '../leads/decide-lead.ts';
import { leadStream } from '../leads/lead-stream.ts';
import type { Lead } from '../leads/lead.ts';
import type { KnownBulk } from './bulk.ts';
import type { BulkResult, BulkRow } from './bulk-events.ts';
import { outcomeOf, rowCommand } from './row-command.ts';

const versionOf = (state: Lead): number | null => (state.status === 'absent' ? null : state.version);

/**
 * Does to one lead what an action asks. What it led to has ids of its own, so that it is done once however often this runs; a repeat,
 * after a crash, answers the same.
 */
export async function handleRow(
  store: EventStore,
  bulk: KnownBulk,
  row: BulkRow,
  { now, metadata }: { now: string; metadata: EventMetadata },
): Promise<BulkResult> {
  const { leadId } = row;
  const leads = store.stream(leadStream);
  try {
    const { events, state } = await leads.handle([leadId], rowCommand(bulk, row, now), {
      metadata,
      idempotencyKey: `bulk ${bulk.bulkId}`,
    });
    if (events.length > 0) return { leadId, outcome: 'done', version: versionOf(state) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { leadId, outcome: outcomeOf(error.code), version: null };
  }
  const past = await leads.read(leadId);
  const own = past.findLastIndex((event) => event.metadata.causationId === bulk.bulkId);
  if (own < 0) return { leadId, outcome: 'nothing', version: null };
  const after = past.slice(0, own + 1).reduce<Lead>(lead.evolve, lead.initial());
  return { leadId, outcome: 'done', version: versionOf(after) };
}
