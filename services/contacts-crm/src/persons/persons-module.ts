import { waitForProjection } from '@aera/event-store';
import type { ServiceContext, StewardNames } from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import { createDuplicateQueries } from './duplicate-queries.ts';
import { createMergeHistory } from './merge-history.ts';
import { createMergePreview } from './merge-preview.ts';
import { mergeRoutes } from './merge-routes.ts';
import { createMergeContactQueries, createPeopleAsOf, type People } from './person-queries.ts';
import { personsProjection } from './persons-projection.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly stewards: StewardNames;
  readonly people: People;
}

/** Contacts that are one person: who is, who may be, and how stewards said so. */
export function personsModule({ store, sql, clock }: ServiceContext, { leads, stewards, people }: Needs) {
  const { queries } = leads;
  const contacts = createMergeContactQueries(sql);
  const duplicates = createDuplicateQueries(sql, contacts);
  /** Resolves when the lists of persons and of leads show every event of the log. */
  const untilMerged = async () => {
    await waitForProjection(store, personsProjection.name);
    await leads.untilListed();
  };
  const preview = createMergePreview({ queries, stewards, people, contacts, duplicates });
  const historyOf = createMergeHistory(sql, contacts, stewards);
  const shared = { store, queries, stewards, people, contacts, duplicates, clock };
  return {
    people,
    peopleAsOf: createPeopleAsOf(store),
    untilMerged,
    routes: [mergeRoutes({ ...shared, preview, historyOf, untilMerged })],
    projections: [personsProjection],
  };
}

export type PersonsModule = ReturnType<typeof personsModule>;
