import type { Projection, StoredEvent } from '@aera/event-store';
import { personalOfStewards, type StewardNameEvent } from '@aera/service-kit';
import { type BulkEvent, isBulkType } from './bulk/bulk-events.ts';
import { type LeadEvent, leadUpcasters, personalOfLeads } from './leads/lead-events.ts';
import type { ContactErased } from './own-data/contact-erased.ts';
import { isMergeType, type MergeEvent } from './people/merges/merge-events.ts';
import {
  isErasureType,
  type PersonErasureEvent,
  personalOfErasures,
} from './people/erasure/person-erasure.ts';
import type { PersonsEvent } from './people/merges/person-rows.ts';
import type { ScoreRulesEvent } from './score/score-rules.ts';
import { isViewType, personalOfViews, type ViewEvent } from './views/view-events.ts';

/** Everything this context remembers. */
export type ContactsEvent =
  | BulkEvent
  | LeadEvent
  | ContactErased
  | MergeEvent
  | PersonErasureEvent
  | ScoreRulesEvent
  | StewardNameEvent
  | ViewEvent;

export const personal = {
  ...personalOfLeads,
  ...personalOfStewards,
  ...personalOfViews,
  ...personalOfErasures,
};

export const upcasters = leadUpcasters;

type Of<E extends ContactsEvent, Own extends ContactsEvent> = Extract<E, { type: Own['type'] }>;

export const isOfStewardName = <E extends ContactsEvent>(event: E): event is Of<E, StewardNameEvent> =>
  event.type === 'StewardNamed';

export const isOfLead = <E extends ContactsEvent>(event: E): event is Of<E, LeadEvent> =>
  event.type !== 'ContactErased' &&
  event.type !== 'StewardNamed' &&
  event.type !== 'ScoreRulesSet' &&
  !isMergeType(event.type) &&
  !isErasureType(event.type) &&
  !isBulkType(event.type) &&
  !isViewType(event.type);

/** Who is one person, and who is gone from them. */
export const isOfPersons = <E extends ContactsEvent>(event: E): event is Of<E, PersonsEvent> =>
  event.type === 'ContactErased' || isMergeType(event.type);

export const isOfErasure = <E extends ContactsEvent>(event: E): event is Of<E, PersonErasureEvent> =>
  isErasureType(event.type);

export const isOfBulk = <E extends ContactsEvent>(event: E): event is Of<E, BulkEvent> =>
  isBulkType(event.type);

export const isOfScoreRules = <E extends ContactsEvent>(event: E): event is Of<E, ScoreRulesEvent> =>
  event.type === 'ScoreRulesSet';

export const isOfView = <E extends ContactsEvent>(event: E): event is Of<E, ViewEvent> =>
  isViewType(event.type);

/** Shows a projection only the events of its own kind of stream. */
export const following = <Own extends ContactsEvent>(
  isOwn: (event: StoredEvent<ContactsEvent>) => event is StoredEvent<ContactsEvent> & StoredEvent<Own>,
  projection: Projection<Own>,
): Projection<ContactsEvent> => ({
  ...projection,
  apply: (events, context) => projection.apply(events.filter(isOwn), context),
});
