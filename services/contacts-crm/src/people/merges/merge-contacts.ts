import type { MergeContact } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

/** Contacts as they wrote last, for whoever compares them. */
export interface MergeContacts {
  of(contactIds: readonly string[]): Promise<ReadonlyMap<string, MergeContact>>;
  /** All contacts of the persons that these contacts belong to, the one whose name stays first. */
  persons(contactIds: readonly string[]): Promise<(contactId: string) => MergeContact[]>;
}

type Row = MergeContact & { readonly contactId: string };

const letters = 280;

export function createMergeContacts(sql: Sql): MergeContacts {
  const of: MergeContacts['of'] = async (contactIds) => {
    const rows = await sql<Row>(
      `select distinct on (contact_id) contact_id as "contactId", id, name, email, subject,
              left(message, ${letters}) as excerpt, created_at as "latestAt",
              count(*) over (partition by contact_id)::int as messages
       from leads where contact_id = any($1::text[])
       order by contact_id, suspected, created_at desc, id desc`,
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

/** Members are known by their own id, everybody else by one made of their address (`contact-id.ts`). */
const isMember = (contactId: string): boolean => contactId.includes('-');
