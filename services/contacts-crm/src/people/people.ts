import type { Sql } from '@aera/event-store';

/** Which contacts are one person. */
export interface People {
  /** Ids of all contacts that are the same person as this one, itself among them; first the one whose name they go by. */
  contactIdsOf(contactId: string): Promise<readonly string[]>;
}

/** Those whom stewards have merged are one; every other contact stands for itself. */
export const createPeople = (sql: Sql): People => ({
  async contactIdsOf(contactId) {
    const rows = await sql<{ id: string }>(
      `select contact_id as id from persons where person_id = (select person_id from persons where contact_id = $1)
       order by contact_id <> person_id, contact_id`,
      [contactId],
    );
    return rows.length === 0 ? [contactId] : rows.map(({ id }) => id);
  },
});
