import type { PersonReference } from '@aera/contracts';
import { defineTable, type RowOf, defineRowProjection, selectList } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import type { ServiceContext } from '@aera/service-kit';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { personErasureStream } from './person-erasure-stream.ts';
import { hashReference } from './hash-reference.ts';
import { isErasureOf, type PersonErasureEvent } from './person-erasure.ts';

/** An erasure that has started and has not reached every service. */
export const UnfinishedErasureRow = defineTable('unfinished_erasures', (p) => ({
  id: p.uuid().primary(),
  contactIds: p.json<readonly string[]>(),
  referenceIds: p.json<readonly string[]>(),
  begunAt: p.instant(),
}));
type UnfinishedErasureRow = RowOf<typeof UnfinishedErasureRow>;

function projectErasure(
  row: UnfinishedErasureRow | null,
  { type, data }: PersonErasureEvent,
): UnfinishedErasureRow | null {
  switch (type) {
    case 'PersonErasureStarted': {
      const { erasureId: id, contactIds, referenceIds, begunAt } = data;
      return { id, contactIds, referenceIds, begunAt };
    }
    case 'PersonErasedAtService':
      return row;
    case 'PersonErasureCompleted':
      return null;
    default:
      return unreachable(type);
  }
}

export const unfinishedErasuresProjection = defineRowProjection({
  name: 'unfinished-erasures',
  streams: [personErasureStream],
  entity: UnfinishedErasureRow,
  key: ({ data }) => data.erasureId,
  project: projectErasure,
});

interface Deps extends Pick<ServiceContext, 'sql'> {
  readonly queries: Pick<LeadQueries, 'findById'>;
}

/** Returns a function that reads the id of the oldest unfinished erasure that a reference resumes; null without one. */
export const createUnfinishedErasureFinder =
  ({ sql, queries }: Deps) =>
  async (reference: PersonReference): Promise<string | null> => {
    const erasures = await sql<UnfinishedErasureRow>(
      `select ${selectList(UnfinishedErasureRow)} from unfinished_erasures order by begun_at, id`,
    );
    const contactId =
      reference.by === 'contact' ? (await queries.findById(reference.id))?.row.contactId : undefined;
    const found = erasures.find((erasure) =>
      isErasureOf(erasure, contactId ?? hashReference(erasure.id, reference)),
    );
    return found?.id ?? null;
  };
