import type { Projection, StoredEvent } from '@aera/event-store';
import { personalOfStewards, type StewardNameEvent } from '@aera/service-kit';
import { type LeadEvent, leadUpcasters, personalOfLeads } from './leads/lead-events.ts';
import type { ContactErased } from './own-data/contact-erased.ts';

/** Everything this context remembers. */
export type ContactsEvent = LeadEvent | ContactErased | StewardNameEvent;

export const personal = { ...personalOfLeads, ...personalOfStewards };

export const upcasters = leadUpcasters;

type Of<E extends ContactsEvent, Own extends ContactsEvent> = Extract<E, { type: Own['type'] }>;

export const isOfStewardName = <E extends ContactsEvent>(event: E): event is Of<E, StewardNameEvent> =>
  event.type === 'StewardNamed';

export const isOfLead = <E extends ContactsEvent>(event: E): event is Of<E, LeadEvent> =>
  event.type !== 'ContactErased' && event.type !== 'StewardNamed';

/** Shows a projection only the events of its own kind of stream. */
export const following = <Own extends ContactsEvent>(
  isOwn: (event: StoredEvent<ContactsEvent>) => event is StoredEvent<ContactsEvent> & StoredEvent<Own>,
  projection: Projection<Own>,
): Projection<ContactsEvent> => ({
  ...projection,
  apply: (events, context) => projection.apply(events.filter(isOwn), context),
});
