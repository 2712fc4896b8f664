import type { Sql } from '../database.ts';
import { channel } from '../wakeups.ts';

/** Deletes the key and tells every process to forget it, in one statement. Answers its id, or null: there was none. */
export async function destroySubjectKey(sql: Sql, subjectId: string): Promise<string | null> {
  const [gone] = await sql<{ id: string }>(
    `with gone as (delete from subject_keys where subject_id = $1 returning id)
     select id, pg_notify($2, 'erased ' || id) from gone`,
    [subjectId, channel],
  );
  return gone?.id ?? null;
}
