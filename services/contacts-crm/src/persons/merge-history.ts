import type { MergeEntry } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import type { NamedSteward, StewardNames } from '@aera/service-kit';
import type { MergeContactQueries } from './person-queries.ts';
import { MergeEntryRow } from './persons-projection.ts';

type Row = MergeEntryRow & Pick<MergeEntry, 'distinctId'>;

const columns = selectList(MergeEntryRow, {
  replace: {
    mergeId: `case when type = 'merged' and exists (select from active_merges m where m.merge_id = e.merge_id)
                   then merge_id end`,
  },
});

const most = 100;

/** How contacts came to be one person, or not, newest first. */
export const createMergeHistory =
  (sql: Sql, contacts: MergeContactQueries, stewards: Pick<StewardNames, 'lookup'>) =>
  async (contactIds: readonly string[]): Promise<MergeEntry[]> => {
    const rows = await sql<Row>(
      `select ${columns},
              case when type = 'marked-distinct' and exists (select from distinct_contacts t where t.distinct_id = e.merge_id)
                   then merge_id end as "distinctId"
       from merge_history e where contacts && $1::text[] order by at desc, id desc limit ${most}`,
      [contactIds],
    );
    const [shown, nameOf] = await Promise.all([
      contacts.of(rows.flatMap((row) => row.contacts)),
      stewards.lookup(rows.map(({ stewardId }) => stewardId)),
    ]);
    return rows.map((row) => toEntry(row, (id) => shown.get(id)?.name ?? '', nameOf));
  };

const toEntry = (
  { stewardId, contacts, why, ...entry }: Row,
  contactName: (contactId: string) => string,
  nameOf: (stewardId: string) => NamedSteward,
): MergeEntry => ({
  ...entry,
  why: [...why],
  by: stewardId === null ? null : nameOf(stewardId),
  names: contacts.map(contactName),
});
