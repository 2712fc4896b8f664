import { waitForProjection } from '@aera/event-store';
import type { ServiceContext, StewardNames } from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import { createDuplicateQueries } from './duplicate-queries.ts';
import { createMergeHistoryReader } from './merge-history.ts';
import { createMergePreviewReader } from './merge-preview.ts';
import { mergeRoutes } from './merge-routes.ts';
import {
  createMergeContactQueries,
  createPastContactIdsReader,
  type ReadContactIds,
} from './person-queries.ts';
import { personsProjection } from './persons-projection.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly stewards: StewardNames;
  readonly readContactIds: ReadContactIds;
}

/** Persons: contacts that stewards merge, split and mark as distinct, and likely duplicates. */
export function personsModule(kit: ServiceContext, needs: Needs) {
  const { store, sql } = kit;
  const contacts = createMergeContactQueries(sql);
  const duplicates = createDuplicateQueries(sql, contacts);
  const waitUntilMerged = async () => {
    await waitForProjection(store, personsProjection.name);
    await needs.leads.waitUntilListed();
  };
  const readHistory = createMergeHistoryReader(sql, contacts, needs.stewards);
  const readPreview = createMergePreviewReader({ ...needs, contacts, duplicates });
  return {
    readContactIds: needs.readContactIds,
    readPastContactIds: createPastContactIdsReader(store),
    /** Resolves when the projections of persons and leads have applied all current events. */
    waitUntilMerged,
    routes: [
      mergeRoutes({ ...kit, ...needs, contacts, duplicates, readPreview, readHistory, waitUntilMerged }),
    ],
    projections: [personsProjection],
  };
}

export type PersonsModule = ReturnType<typeof personsModule>;
