import type { MergeContact } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { personsStream } from './persons-stream.ts';
import { evolveMerges, type Merge, groupContacts } from './persons.ts';

/** Which contacts are one person. */
export interface People {
  /** Ids of all contacts that are the same person as this one, itself among them; first the one whose name they go by. */
  contactIdsOf(contactId: string): Promise<readonly string[]>;
}

/** Those whom stewards have merged are one; every other contact stands for itself. */
export const createPeople = (sql: Sql): People => ({
  contactIdsOf: async (contactId) =>
    (await contactIdsByContact(sql, [contactId])).get(contactId) ?? [contactId],
});

/** The same of many contacts at once. */
export async function contactIdsByContact(
  sql: Sql,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql<{ asked: string; id: string }>(
    `select own.contact_id as asked, theirs.contact_id as id from persons own join persons theirs using (person_id)
     where own.contact_id = any($1::text[]) order by theirs.contact_id <> person_id, theirs.contact_id`,
    [contactIds],
  );
  const merged = Map.groupBy(rows, ({ asked }) => asked);
  return new Map(contactIds.map((asked) => [asked, merged.get(asked)?.map(({ id }) => id) ?? [asked]]));
}

/** Which contacts were one person at a moment, first the one whose name they went by. */
export const createPeopleAsOf =
  (store: Pick<EventStore, 'stream'>) =>
  async (contactId: string, at: string): Promise<readonly string[]> => {
    const merges = (await store.stream(personsStream).read())
      .filter(({ recordedAt }) => recordedAt <= at)
      .reduce<readonly Merge[]>((known, event) => evolveMerges(known, event), []);
    const person = groupContacts(merges).get(contactId);
    return person ? [...new Set([person.kept, ...person.contacts])] : [contactId];
  };

export type PeopleAsOf = ReturnType<typeof createPeopleAsOf>;

/** Contacts with their latest message, for comparison. */
export interface MergeContactQueries {
  of(contactIds: readonly string[]): Promise<ReadonlyMap<string, MergeContact>>;
  /** All contacts of the persons that these contacts belong to, the one whose name stays first. */
  persons(contactIds: readonly string[]): Promise<(contactId: string) => MergeContact[]>;
}

type Row = MergeContact & { readonly contactId: string };

const excerptLength = 280;

export function createMergeContactQueries(sql: Sql): MergeContactQueries {
  const of: MergeContactQueries['of'] = async (contactIds) => {
    const rows = await sql<Row>(
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
    of,
    async persons(contactIds) {
      const rows = await sql<{ asked: string; contactId: string; personId: string }>(
        `select distinct asked, coalesce(theirs.contact_id, asked) as "contactId", coalesce(own.person_id, asked) as "personId"
         from unnest($1::text[]) as asked
         left join persons own on own.contact_id = asked
         left join persons theirs on theirs.person_id = own.person_id`,
        [contactIds],
      );
      const shown = await of(rows.map(({ contactId }) => contactId));
      return (contactId) =>
        rows
          .filter(({ asked }) => asked === contactId)
          .toSorted((a, b) => Number(b.contactId === b.personId) - Number(a.contactId === a.personId))
          .flatMap((row) => shown.get(row.contactId) ?? []);
    },
  };
}

/** Members have their own id, all others an id derived from their e-mail address (`contact-id.ts`). */
const isMember = (contactId: string): boolean => contactId.includes('-');
