import type { Sql } from '@aera/event-store';

/** Which contacts are one person. */
export interface People {
  /** Ids of all contacts that are the same person as this one, itself among them; first the one whose name they go by. */
  contactIdsOf(contactId: string): Promise<readonly string[]>;
}

/** Those whom stewards have merged are one; every other contact stands for itself. */
export const createPeople = (sql: Sql): People => ({
  contactIdsOf: async (contactId) => (await contactIdsOfEach(sql, [contactId])).get(contactId) ?? [contactId],
});

/** The same of many contacts at once. */
export async function contactIdsOfEach(
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
