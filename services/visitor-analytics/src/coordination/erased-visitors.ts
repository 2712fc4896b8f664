import type { Sql } from '@aera/event-store';

interface ErasedId {
  /** Id of a visitor or of a view. */
  readonly id: string;
  readonly visitorId: string;
}

/** Returns which of these ids of visitors and views were erased. */
export const findErased = (sql: Sql, ids: readonly string[]): Promise<ErasedId[]> =>
  sql<ErasedId>('select id, visitor_id as "visitorId" from erased_ids where id = any($1::uuid[])', [ids]);

/** Records ids of an erased visitor, so that data that arrives later is recognized. */
export const recordErased = (sql: Sql, visitorId: string, ids: readonly string[]) =>
  sql(
    `insert into erased_ids (id, visitor_id) select id, $2 from unnest($1::uuid[]) as id on conflict do nothing`,
    [ids, visitorId],
  );

/** Returns the recorded ids of these visitors and of their views. */
export const listErasedIds = async (sql: Sql, visitors: readonly string[]): Promise<string[]> =>
  (await sql<{ id: string }>('select id from erased_ids where visitor_id = any($1)', [visitors])).map(
    ({ id }) => id,
  );
