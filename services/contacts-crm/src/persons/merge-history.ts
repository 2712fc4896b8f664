import type { MergeEntry } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import type { StewardNames } from '@aera/service-kit';
import type { MergeContactQueries } from './person-queries.ts';
import { MergeEntryRow } from './persons-projection.ts';

const columns = selectList(MergeEntryRow, {
  replace: {
    mergeId: `case when type = 'merged' and exists (select from active_merges m where m.merge_id = e.merge_id)
                   then merge_id end`,
  },
});

const maxEntries = 100;

/** Reads the merge history of contacts, newest first. */
export const createMergeHistoryReader =
  (sql: Sql, contacts: MergeContactQueries, stewards: Pick<StewardNames, 'lookup'>) =>
  async (contactIds: readonly string[]): Promise<MergeEntry[]> => {
    const rows = await sql<MergeEntryRow & Pick<MergeEntry, 'distinctId'>>(
      `select ${columns},
              case when type = 'marked-distinct' and exists (select from distinct_contacts t where t.distinct_id = e.merge_id)
                   then merge_id end as "distinctId"
       from merge_history e where contact_ids && $1::text[] order by at desc, id desc limit ${maxEntries}`,
      [contactIds],
    );
    const [contactsById, nameOf] = await Promise.all([
      contacts.readContacts(rows.flatMap((row) => row.contactIds)),
      stewards.lookup(rows.map(({ stewardId }) => stewardId)),
    ]);
    return rows.map(({ stewardId, contactIds: entryContactIds, reasons, ...entry }) => ({
      ...entry,
      reasons: [...reasons],
      by: stewardId === null ? null : nameOf(stewardId),
      names: entryContactIds.map((id) => contactsById.get(id)?.name ?? ''),
    }));
  };
