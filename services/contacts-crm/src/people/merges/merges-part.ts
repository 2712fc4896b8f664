import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import { type StewardNames } from '@aera/service-kit';
import type { LeadQueries } from '../../leads/lead-queries.ts';
import type { People } from '../people.ts';
import { createDuplicateQueries } from './duplicate-queries.ts';
import { createMergeContacts } from './merge-contacts.ts';
import { mergeHistoryWith } from './merge-history.ts';
import { previewWith } from './merge-preview.ts';
import { mergeRoutes } from './merge-routes.ts';
import { personRows } from './person-rows.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  readonly people: People;
  /** Resolves when the list of leads shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

/** Contacts that are one person: who is, who may be, and how stewards said so. */
export function mergesPart({ store, sql, queries, stewards, people, untilListed, clock }: Deps) {
  const contacts = createMergeContacts(sql);
  const duplicates = createDuplicateQueries(sql, contacts);
  const untilMerged = async () => {
    await untilProjected(store, personRows.name);
    await untilListed();
  };
  const preview = previewWith({ queries, stewards, people, contacts, duplicates });
  const historyOf = mergeHistoryWith(sql, contacts, stewards);
  const shared = { store, queries, stewards, people, contacts, duplicates, clock };
  return {
    routes: [mergeRoutes({ ...shared, preview, historyOf, untilMerged })],
    projections: [personRows],
  };
}
