import type { MergeContact } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { isMember } from '../leads/contact-id.ts';
import { personsStream } from './persons-stream.ts';
import { evolveMerges, groupContacts, type Merge } from './persons.ts';

/** Returns the ids of all contacts of a contact's person, the primary one first. A contact that is not merged is a person by itself. */
export type ReadContactIds = (contactId: string) => Promise<readonly string[]>;

export const createContactIdsReader =
  (sql: Sql): ReadContactIds =>
  async (contactId) =>
    (await readContactIdsByContact(sql, [contactId])).get(contactId) ?? [contactId];

export async function readContactIdsByContact(
  sql: Sql,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql<{ requestedId: string; id: string }>(
    `select own.contact_id as "requestedId", same.contact_id as id from persons own join persons same using (person_id)
     where own.contact_id = any($1::text[]) order by same.contact_id <> person_id, same.contact_id`,
    [contactIds],
  );
  const rowsById = Map.groupBy(rows, ({ requestedId }) => requestedId);
  return new Map(contactIds.map((id) => [id, rowsById.get(id)?.map((row) => row.id) ?? [id]]));
}

/** Reads contact ids as of a past instant, from the log. */
export const createPastContactIdsReader =
  (store: Pick<EventStore, 'stream'>) =>
  async (contactId: string, asOf: string): Promise<readonly string[]> => {
    const merges = (await store.stream(personsStream).read())
      .filter(({ recordedAt }) => recordedAt <= asOf)
      .reduce<readonly Merge[]>((previous, event) => evolveMerges(previous, event), []);
    const person = groupContacts(merges).get(contactId);
    return person ? [...new Set([person.primaryId, ...person.contactIds])] : [contactId];
  };
export type ReadPastContactIds = ReturnType<typeof createPastContactIdsReader>;

/** Contacts with their latest message, for comparison. */
export interface MergeContactQueries {
  readContacts(contactIds: readonly string[]): Promise<ReadonlyMap<string, MergeContact>>;
  /** Returns a function that lists all contacts of a contact's person, the primary one first. */
  readPersons(contactIds: readonly string[]): Promise<(contactId: string) => MergeContact[]>;
}

const excerptLength = 280;

export function createMergeContactQueries(sql: Sql): MergeContactQueries {
  const readContacts: MergeContactQueries['readContacts'] = async (contactIds) => {
    const rows = await sql<MergeContact & { readonly contactId: string }>(
      `select distinct on (contact_id) contact_id as "contactId", id, name, email, subject,
              left(message, ${excerptLength}) as excerpt, created_at as "latestAt",
              count(*) over (partition by contact_id)::int as messages
       from leads where contact_id = any($1::text[])
       order by contact_id, quarantined, created_at desc, id desc`,
      [[...new Set(contactIds)]],
    );
    return new Map(
      rows.map(({ contactId, ...row }) => [contactId, { ...row, signedIn: isMember(contactId) }]),
    );
  };
  return {
    readContacts,
    async readPersons(contactIds) {
      const idsByContact = await readContactIdsByContact(sql, contactIds);
      const contacts = await readContacts([...idsByContact.values()].flat());
      return (contactId) => (idsByContact.get(contactId) ?? []).flatMap((id) => contacts.get(id) ?? []);
    },
  };
}
