import type { Activity } from '@aera/contracts';
import type { EventStore, StoredEvent } from '@aera/event-store';
import type { NamedSteward } from '@aera/service-kit';
import type { LeadEvent } from '../leads/lead.ts';
import { toHistoryEntry } from '../leads/lead-history.ts';
import { type LeadRow, projectLead } from '../leads/leads-projection.ts';
import { leadStream } from '../leads/lead-stream.ts';
import { toIsoInstant } from './read-timeline.ts';

type NameOf = (id: string) => NamedSteward;
/** Events of one lead, oldest first. */
export type LeadHistory = readonly StoredEvent<LeadEvent>[];

const concurrency = 10;

export async function readHistories(
  store: EventStore,
  leads: readonly Pick<LeadRow, 'id'>[],
): Promise<LeadHistory[]> {
  const histories: LeadHistory[] = [];
  for (let from = 0; from < leads.length; from += concurrency) {
    const batch = leads.slice(from, from + concurrency).map(({ id }) => store.stream(leadStream).read(id));
    for (const events of await Promise.all(batch)) histories.push(events);
  }
  return histories;
}

const readEventTime = (event: LeadEvent): string => toIsoInstant(toHistoryEntry(event, unnamedSteward).at);

const unnamedSteward: NameOf = (id) => ({ id, name: null });

/** Returns the leads as of an instant, without those captured later. */
export const projectLeadsAsOf = (histories: readonly LeadHistory[], at: string): LeadRow[] =>
  histories.flatMap(
    (events) =>
      events
        .filter((event) => readEventTime(event) <= at)
        .reduce<LeadRow | null>((row, event) => projectLead(row, event), null) ?? [],
  );

/** Returns the events of leads as timeline activities. */
export const toLeadActivities = (histories: readonly LeadHistory[], nameOf: NameOf): Activity[] =>
  histories.flatMap((events) => {
    const [captured] = events;
    const subject = captured?.type === 'LeadCaptured' ? (captured.data.subject ?? null) : null;
    return events.map((event) => ({
      id: event.id,
      kind: 'contact' as const,
      at: readEventTime(event),
      link: 'contact' as const,
      leadId: event.data.leadId,
      subject,
      entry: toHistoryEntry(event, nameOf),
    }));
  });
