import type { MergeEntry } from '@aera/contracts';
import {
  defineTable,
  defineProjection,
  type ProjectionContext,
  type RowOf,
  selectList,
  type StoredEvent,
  upsertStatement,
} from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { type ContactErased, contactStream } from '../leads/contact-stream.ts';
import { personsStream } from './persons-stream.ts';
import {
  evolveMerges,
  type PersonsEvent,
  type MergeReason,
  groupContacts,
  detachContact,
} from './persons.ts';

type ProjectedEvent = PersonsEvent | ContactErased;

/** The person of a merged contact; other contacts have no row. */
export const PersonRow = defineTable('persons', (p) => ({
  contactId: p.text().primary(),
  personId: p.text(),
}));

/** An active merge, in the order of the log. */
export const MergeRow = defineTable('active_merges', (p) => ({
  mergeId: p.uuid().primary(),
  primaryId: p.text(),
  contactIds: p.array().$type<readonly string[]>(),
  ordinal: p.bigint('number'),
}));
type OrderedMerge = RowOf<typeof MergeRow>;

export const MergeEntryRow = defineTable('merge_history', (p) => ({
  id: p.uuid().primary(),
  type: p.text().$type<MergeEntry['type']>(),
  at: p.instant(),
  stewardId: p.text().nullable(),
  contactIds: p.array().$type<readonly string[]>(),
  reasons: p.array().$type<readonly MergeReason[]>(),
  /** The merge or distinct mark that the entry makes or undoes; one of each may have the same id. */
  mergeId: p.uuid().nullable(),
}));
export type MergeEntryRow = RowOf<typeof MergeEntryRow>;

const tables = ['persons', 'active_merges', 'merge_history', 'distinct_contacts', 'erased_contacts'];

/** Persons, computed by the rules of the decider, with their merge history. */
export const personsProjection = defineProjection({
  name: 'persons',
  streams: [personsStream, contactStream],
  tables,
  skipDecryption: true,
  async apply(events, context) {
    const before = await readMerges(context);
    await writeMerges(before, events.reduce(evolveOrderedMerges, before), context);
    for (const event of events) await recordEvent(event, context);
  },
});

/** Stewards merge by hand, so there are few enough merges to read all of them. */
const readMerges = ({ sql, table }: ProjectionContext): Promise<readonly OrderedMerge[]> =>
  sql<OrderedMerge>(`select ${selectList(MergeRow)} from ${table('active_merges')} order by ordinal`);

function evolveOrderedMerges(
  merges: readonly OrderedMerge[],
  event: StoredEvent<ProjectedEvent>,
): readonly OrderedMerge[] {
  const after =
    event.type === 'ContactErased'
      ? detachContact(merges, event.data.contactId)
      : evolveMerges(merges, event);
  // A merge that loses a contact keeps its ordinal.
  const ordinals = new Map(merges.map(({ mergeId, ordinal }) => [mergeId, ordinal]));
  return after.map(({ mergeId, primaryId, contactIds }) => ({
    mergeId,
    primaryId,
    contactIds,
    ordinal: ordinals.get(mergeId) ?? event.position,
  }));
}

async function writeMerges(
  before: readonly OrderedMerge[],
  after: readonly OrderedMerge[],
  { sql, table }: ProjectionContext,
): Promise<void> {
  const format = (merge: OrderedMerge) => JSON.stringify(merge);
  const [beforeKeys, afterKeys] = [new Set(before.map(format)), new Set(after.map(format))];
  const removed = before.filter((merge) => !afterKeys.has(format(merge)));
  const added = after.filter((merge) => !beforeKeys.has(format(merge)));
  if (removed.length + added.length === 0) return;
  await sql(`delete from ${table('active_merges')} where merge_id = any($1::uuid[])`, [
    removed.map(({ mergeId }) => mergeId),
  ]);
  await sql(upsertStatement(MergeRow, table('active_merges')), [JSON.stringify(added)]);

  const persons = groupContacts(after);
  const changedIds = [...removed, ...added].flatMap(({ contactIds }) => contactIds);
  const affectedIds = [...new Set(changedIds.flatMap((id) => persons.get(id)?.contactIds ?? [id]))];
  const rows = affectedIds.flatMap((contactId) => {
    const person = persons.get(contactId);
    return person ? [{ contactId, personId: person.primaryId }] : [];
  });
  await sql(`delete from ${table('persons')} where contact_id = any($1::text[])`, [affectedIds]);
  await sql(upsertStatement(PersonRow, table('persons')), [JSON.stringify(rows)]);
}

async function recordEvent(
  event: StoredEvent<ProjectedEvent>,
  { sql, table }: ProjectionContext,
): Promise<void> {
  const { type, data } = event;
  if (type === 'ContactsMarkedDistinct')
    await sql(
      `insert into ${table('distinct_contacts')} (one, other, distinct_id, at)
       select distinct least(a, b), greatest(a, b), $3::uuid, $4::timestamptz
       from unnest($1::text[]) a, unnest($2::text[]) b`,
      [data.one, data.other, data.distinctId, data.markedDistinctAt],
    );
  if (type === 'ErasedContactDetached' || type === 'ContactErased')
    await sql(
      `insert into ${table('erased_contacts')} (contact_id) values ($1) on conflict (contact_id) do nothing`,
      [data.contactId],
    );
  if (type !== 'ContactErased') {
    const row = toHistoryRow(event);
    await sql(
      `insert into ${table('merge_history')} (id, type, at, steward_id, contact_ids, reasons, merge_id)
       values ($1, $2, $3, $4, coalesce($5::text[],
         (select contact_ids from ${table('merge_history')}
          where merge_id = $7 and type = case $2 when 'merge-undone' then 'merged' else 'marked-distinct' end)), $6, $7)`,
      [
        event.id,
        row.type,
        row.at,
        row.stewardId ?? null,
        row.contactIds,
        row.reasons ?? [],
        row.mergeId ?? null,
      ],
    );
  }
  if (type === 'DistinctMarkUndone')
    await sql(`delete from ${table('distinct_contacts')} where distinct_id = $1`, [data.distinctId]);
}

type HistoryRow = Pick<MergeEntryRow, 'type' | 'at'> &
  Partial<Pick<MergeEntryRow, 'stewardId' | 'reasons' | 'mergeId'>> & {
    /** Null: the contacts of the merge or distinct mark that the entry undoes. */
    readonly contactIds: readonly string[] | null;
  };

function toHistoryRow({ type, data }: PersonsEvent): HistoryRow {
  switch (type) {
    case 'ContactsMerged': {
      const { primaryId, mergedIds, mergedAt: at, ...rest } = data;
      return { ...rest, type: 'merged', at, contactIds: [primaryId, ...mergedIds] };
    }
    case 'MergeUndone':
      return { ...data, type: 'merge-undone', at: data.undoneAt, contactIds: null };
    case 'ContactSplit':
      return { type: 'split', at: data.splitAt, stewardId: data.stewardId, contactIds: [data.contactId] };
    case 'ContactsMarkedDistinct': {
      const { distinctId: mergeId, one, other, stewardId, markedDistinctAt: at } = data;
      return { type: 'marked-distinct', at, stewardId, contactIds: [...one, ...other], mergeId };
    }
    case 'DistinctMarkUndone': {
      const { distinctId: mergeId, stewardId, undoneAt: at } = data;
      return { type: 'marked-distinct-undone', at, stewardId, contactIds: null, mergeId };
    }
    case 'ErasedContactDetached':
      return { type: 'erased', at: data.detachedAt, contactIds: [data.contactId] };
    default:
      return unreachable(type);
  }
}
