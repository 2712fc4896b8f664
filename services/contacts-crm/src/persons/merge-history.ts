import type { MergeEntry } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { NamedSteward, StewardNames } from '@aera/service-kit';
import type { MergeContactQueries } from './person-queries.ts';

interface Row extends Pick<MergeEntry, 'id' | 'type' | 'at' | 'why' | 'mergeId' | 'apartId'> {
  readonly stewardId: string | null;
  readonly contacts: readonly string[];
}

const most = 100;

/** How contacts came to be one person, or not, newest first. */
export const createMergeHistory =
  (sql: Sql, contacts: MergeContactQueries, stewards: Pick<StewardNames, 'of'>) =>
  async (contactIds: readonly string[]): Promise<MergeEntry[]> => {
    const rows = await sql<Row>(
      `select id, type, at, why, steward_id as "stewardId", contacts,
              case when type = 'merged' and exists (select from merges_in_force m where m.merge_id = e.merge_id)
                   then merge_id end as "mergeId",
              case when type = 'told-apart' and exists (select from told_apart t where t.apart_id = e.merge_id)
                   then merge_id end as "apartId"
       from merge_entries e where contacts && $1::text[] order by at desc, id desc limit ${most}`,
      [contactIds],
    );
    const [shown, nameOf] = await Promise.all([
      contacts.of(rows.flatMap((row) => row.contacts)),
      stewards.of(rows.map(({ stewardId }) => stewardId)),
    ]);
    return rows.map((row) => toEntry(row, (id) => shown.get(id)?.name ?? '', nameOf));
  };

const toEntry = (
  { stewardId, contacts, ...entry }: Row,
  contactName: (contactId: string) => string,
  nameOf: (stewardId: string) => NamedSteward,
): MergeEntry => ({
  ...entry,
  by: stewardId === null ? null : nameOf(stewardId),
  names: contacts.map(contactName),
});
