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
import { evolveMerges, type MergeEvent, type MergeReason, groupContacts, detachContact } from './persons.ts';

/** Events that move contacts in and out of persons, erasures included. */
type PersonsEvent = MergeEvent | ContactErased;

/** The person that a contact belongs to; those who stand for themselves have no row. */
export const PersonRow = defineTable('persons', (p) => ({
  contactId: p.text().primary(),
  personId: p.text(),
}));

/** A merge in force, and the event that gave it its place among the others. */
export const MergeRow = defineTable('active_merges', (p) => ({
  mergeId: p.uuid().primary(),
  kept: p.text(),
  contacts: p.array().$type<readonly string[]>(),
  ordinal: p.bigint('number'),
}));
type OrderedMerge = RowOf<typeof MergeRow>;

/** A line of the history of persons. */
export const MergeEntryRow = defineTable('merge_history', (p) => ({
  id: p.uuid().primary(),
  type: p.text().$type<MergeEntry['type']>(),
  at: p.instant(),
  stewardId: p.text().nullable(),
  contacts: p.array().$type<readonly string[]>(),
  why: p.array().$type<readonly MergeReason[]>(),
  /** The merge or the telling that it makes or takes back. */
  mergeId: p.uuid().nullable(),
}));
export type MergeEntryRow = RowOf<typeof MergeEntryRow>;

const tables = ['persons', 'active_merges', 'merge_history', 'distinct_contacts', 'erased_contacts'];

/** Who is one person, by the very rules that decide, with all that led to it. */
export const personsProjection = defineProjection({
  name: 'persons',
  streams: [personsStream, contactStream],
  tables,
  skipDecryption: true,
  async apply(events, context) {
    const before = await readMerges(context);
    const after = events.reduce(evolvePlaced, before);
    await writeMerges(before, after, context);
    for (const event of events) await note(event, context);
  },
});

/** Merges are made by hand: there are never so many that they could not be read whole. */
const readMerges = ({ sql, table }: ProjectionContext): Promise<readonly OrderedMerge[]> =>
  sql<OrderedMerge>(`select ${selectList(MergeRow)} from ${table('active_merges')} order by ordinal`);

function evolvePlaced(
  merges: readonly OrderedMerge[],
  event: StoredEvent<PersonsEvent>,
): readonly OrderedMerge[] {
  const after =
    event.type === 'ContactErased'
      ? detachContact(merges, event.data.contactId)
      : evolveMerges(merges, event);
  // Whatever was there keeps its place, also with a contact less.
  const ordinalOf = new Map(merges.map(({ mergeId, ordinal }) => [mergeId, ordinal]));
  return after.map(({ mergeId, kept, contacts }) => {
    const ordinal = ordinalOf.get(mergeId) ?? event.position;
    return { mergeId, kept, contacts, ordinal };
  });
}

async function writeMerges(
  before: readonly OrderedMerge[],
  after: readonly OrderedMerge[],
  { sql, table }: ProjectionContext,
): Promise<void> {
  const written = (merge: OrderedMerge) => JSON.stringify(merge);
  const [had, has] = [new Set(before.map(written)), new Set(after.map(written))];
  const gone = before.filter((merge) => !has.has(written(merge)));
  const come = after.filter((merge) => !had.has(written(merge)));
  if (gone.length + come.length === 0) return;
  await sql(`delete from ${table('active_merges')} where merge_id = any($1::uuid[])`, [
    gone.map(({ mergeId }) => mergeId),
  ]);
  await sql(upsertStatement(MergeRow, table('active_merges')), [JSON.stringify(come)]);

  const persons = groupContacts(after);
  const touched = new Set([...gone, ...come].flatMap(({ contacts }) => contacts));
  const members = [...new Set([...touched].flatMap((id) => persons.get(id)?.contacts ?? [id]))];
  const rows = members.flatMap((contactId) => {
    const person = persons.get(contactId);
    return person ? [{ contactId, personId: person.kept }] : [];
  });
  await sql(`delete from ${table('persons')} where contact_id = any($1::text[])`, [members]);
  await sql(upsertStatement(PersonRow, table('persons')), [JSON.stringify(rows)]);
}

async function note(event: StoredEvent<PersonsEvent>, { sql, table }: ProjectionContext): Promise<void> {
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
  const row = toMergeHistoryRow(event);
  if (row)
    await sql(
      `insert into ${table('merge_history')} (id, type, at, steward_id, contacts, why, merge_id)
       values ($1, $2, $3, $4, coalesce($5::text[],
         (select contacts from ${table('merge_history')} where merge_id = $7 and type in ('merged', 'marked-distinct'))), $6, $7)`,
      [row.id, row.type, row.at, row.stewardId, row.contacts, row.why, row.mergeId],
    );
  if (type === 'DistinctMarkUndone')
    await sql(`delete from ${table('distinct_contacts')} where distinct_id = $1`, [data.distinctId]);
}

interface NewMergeEntry extends Omit<MergeEntryRow, 'contacts'> {
  /** Null: those of the merge or telling that it takes back. */
  readonly contacts: readonly string[] | null;
}

/** What an event adds to the history; null for one that another event tells of already. */
function toMergeHistoryRow({ id, type, data }: StoredEvent<PersonsEvent>): NewMergeEntry | null {
  const nothing = { why: [], mergeId: null };
  switch (type) {
    case 'ContactsMerged': {
      const { mergeId, kept, joined, stewardId, why, mergedAt: at } = data;
      return { id, type: 'merged', at, stewardId, contacts: [kept, ...joined], why, mergeId };
    }
    case 'MergeUndone': {
      const { mergeId, stewardId, takenBackAt: at } = data;
      return { ...nothing, id, type: 'merge-undone', at, stewardId, contacts: null, mergeId };
    }
    case 'ContactSplit':
      return {
        ...nothing,
        id,
        type: 'split',
        at: data.splitAt,
        stewardId: data.stewardId,
        contacts: [data.contactId],
      };
    case 'ContactsMarkedDistinct': {
      const { distinctId: mergeId, one, other, stewardId, markedDistinctAt: at } = data;
      return {
        ...nothing,
        id,
        type: 'marked-distinct',
        at,
        stewardId,
        contacts: [...one, ...other],
        mergeId,
      };
    }
    case 'DistinctMarkUndone': {
      const { distinctId: mergeId, stewardId, takenBackAt: at } = data;
      return { ...nothing, id, type: 'marked-distinct-undone', at, stewardId, contacts: null, mergeId };
    }
    case 'ErasedContactDetached':
      return {
        ...nothing,
        id,
        type: 'erased',
        at: data.forgottenAt,
        stewardId: null,
        contacts: [data.contactId],
      };
    case 'ContactErased':
      return null;
    default:
      return unreachable(type);
  }
}
