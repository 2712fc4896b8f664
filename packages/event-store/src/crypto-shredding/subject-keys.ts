import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { channel } from '../append-notifier.ts';
import { createRequestBatcher } from '../request-batcher.ts';
import type { Database, Sql } from '../database.ts';
import { EventStoreError } from '../errors.ts';
import type { SubjectKey } from './encrypted-field.ts';
import type { MasterKeys, WrappedKey } from './master-keys.ts';

export interface SubjectKeys {
  /** The subject's key; creates it if it does not exist. */
  getOrCreate(subjectId: string): Promise<SubjectKey>;
  /** Null after it was deleted. */
  byId(keyId: string): Promise<SubjectKey | null>;
  /** Drops a key from memory. */
  evict(keyId: string): void;
  evictAll(): void;
}

export interface SubjectKeysOptions {
  database: Pick<Database, 'sql' | 'prepared'>;
  /** Master keys that wrap the stored subject keys. */
  masterKeys: MasterKeys;
  /** Whether notifications of deleted keys arrive; otherwise the cache is not used. */
  receivesErasures: () => boolean;
}

const cacheSize = 10_000;
const destroyed = 'destroyed';
const batchOptions = { maxItems: 1000, concurrency: 2, maxQueued: 100_000 };

export function createSubjectKeys({
  database,
  masterKeys,
  receivesErasures,
}: SubjectKeysOptions): SubjectKeys {
  const keys = new LRUCache<string, SubjectKey | typeof destroyed>({ max: cacheSize });
  const keyIds = new LRUCache<string, string>({ max: cacheSize });
  let erasures = 0;

  /** Returns the key of each id, and caches it unless it was erased meanwhile. A key that cannot be unwrapped fails only its own id. */
  async function load(asked: string[], query: () => Promise<KeyRow[]>, column: 'id' | 'subject_id') {
    const before = erasures;
    const rows = new Map((await query()).map((row) => [row[column], row]));
    return asked.map(async (id) => {
      const row = rows.get(id);
      const key = row ? toSubjectKey(masterKeys, row) : null;
      if (erasures === before) {
        if (row) keyIds.set(row.subject_id, row.id);
        if (row || column === 'id') keys.set(row?.id ?? id, key ?? destroyed);
      }
      return key;
    });
  }

  const bySubject = createRequestBatcher<string, SubjectKey | null>({
    ...batchOptions,
    run: (subjects) => load(subjects, () => findOrCreate(database, masterKeys, subjects), 'subject_id'),
  });
  const byId = createRequestBatcher<string, SubjectKey | null>({
    ...batchOptions,
    run: (ids) =>
      load(
        ids,
        () =>
          database.sql<KeyRow>(
            'select id, subject_id, wrapped_key, wrapped_by from subject_keys where id = any($1)',
            [ids],
          ),
        'id',
      ),
  });

  return {
    async getOrCreate(subjectId) {
      const keyId = receivesErasures() ? keyIds.get(subjectId) : undefined;
      const known = keyId && keys.get(keyId);
      const key = known && known !== destroyed ? known : await bySubject.add(subjectId);
      if (!key)
        throw new EventStoreError('event-store-unavailable', 'The key of a subject was destroyed meanwhile.');
      return key;
    },
    async byId(keyId) {
      const key = receivesErasures() ? keys.get(keyId) : undefined;
      return key === destroyed ? null : (key ?? byId.add(keyId));
    },
    evict(keyId) {
      erasures++;
      keys.set(keyId, destroyed);
    },
    evictAll() {
      erasures++;
      keys.clear();
      keyIds.clear();
    },
  };
}

interface KeyRow extends WrappedKey {
  id: string;
  subject_id: string;
}

/**
 * Usually all ids exist or all are new. The commit does not wait for the disk: events that are encrypted with a new key are
 * appended after it, and the write-ahead log that an append waits for contains everything before.
 */
const findOrCreateKeys = {
  name: 'event_store_find_or_create_keys',
  text: `
    with asked as (
      select id, subject_id, decode(wrapped_key, 'base64') as wrapped_key, wrapped_by
      from jsonb_to_recordset($1::jsonb) as a (id uuid, subject_id text, wrapped_key text, wrapped_by text)
    ), known as (
      select k.* from asked cross join lateral (
        select id, subject_id, wrapped_key, wrapped_by from subject_keys where subject_id = asked.subject_id offset 0
      ) as k
    ), made as (
      insert into subject_keys (id, subject_id, wrapped_key, wrapped_by)
      select id, subject_id, wrapped_key, wrapped_by from asked, set_config('synchronous_commit', 'off', true)
      where subject_id not in (select subject_id from known)
      on conflict (subject_id) do nothing returning id, subject_id, wrapped_key, wrapped_by
    )
    select * from known union all select * from made`,
};

async function findOrCreate(
  { sql, prepared }: Pick<Database, 'sql' | 'prepared'>,
  masterKeys: MasterKeys,
  asked: string[],
): Promise<KeyRow[]> {
  const subjects = [...new Set(asked)].sort();
  const fresh = subjects.map((subject_id) => {
    const id = randomUUID();
    const { wrapped_key, wrapped_by } = masterKeys.wrap(id, randomBytes(32));
    return { id, subject_id, wrapped_key: wrapped_key.toString('base64'), wrapped_by };
  });
  const rows = await prepared<[id: string, subject_id: string, wrapped_key: Buffer, wrapped_by: string]>(
    findOrCreateKeys,
    [JSON.stringify(fresh)],
  );
  if (rows.length === subjects.length)
    return rows.map(([id, subject_id, wrapped_key, wrapped_by]) => ({
      id,
      subject_id,
      wrapped_key,
      wrapped_by,
    }));
  // Another process created some of them concurrently; this statement did not see those.
  return sql('select id, subject_id, wrapped_key, wrapped_by from subject_keys where subject_id = any($1)', [
    subjects,
  ]);
}

const toSubjectKey = (masterKeys: MasterKeys, row: KeyRow): SubjectKey => ({
  id: row.id,
  key: createSecretKey(masterKeys.unwrap(row.id, row)),
});

/** Deletes the key and notifies every process, in one statement. Returns its id, or null if it did not exist. */
export async function destroySubjectKey(sql: Sql, subjectId: string): Promise<string | null> {
  const [gone] = await sql<{ id: string }>(
    `with gone as (delete from subject_keys where subject_id = $1 returning id)
     select id, pg_notify($2, 'erased ' || id) from gone`,
    [subjectId, channel],
  );
  return gone?.id ?? null;
}
