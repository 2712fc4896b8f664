import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { channel } from '../append-notifier.ts';
import { createBatcher } from '../batcher.ts';
import type { Database, Sql } from '../database.ts';
import { EventStoreError } from '../errors.ts';
import { decrypt, encrypt, type SubjectKey } from './encrypted-field.ts';

export interface SubjectKeys {
  /** The subject's key, made when there is none. */
  getOrCreate(subjectId: string): Promise<SubjectKey>;
  /** Null once it was destroyed. */
  byId(keyId: string): Promise<SubjectKey | null>;
  /** Drops a key from memory. */
  evict(keyId: string): void;
  evictAll(): void;
}

export interface SubjectKeysOptions {
  database: Pick<Database, 'sql' | 'prepared'>;
  /** Master key: 32 bytes. Subject keys are stored wrapped by it. */
  masterKey: Buffer;
  /** Whether news of destroyed keys would reach us; if not, memory is not trusted. */
  receivesErasures: () => boolean;
}

const cacheSize = 10_000;
const destroyed = 'destroyed';
const batchOptions = { maxItems: 1000, concurrency: 2, maxQueued: 100_000 };

export function createSubjectKeys({
  database,
  masterKey: secret,
  receivesErasures,
}: SubjectKeysOptions): SubjectKeys {
  const masterKey = createSecretKey(secret);
  const keys = new LRUCache<string, SubjectKey | typeof destroyed>({ max: cacheSize });
  const keyIds = new LRUCache<string, string>({ max: cacheSize });
  let erasures = 0;

  /** Answers each asked id its key, and keeps it in memory unless an erasure came in between. */
  async function load(asked: string[], query: () => Promise<KeyRow[]>, column: 'id' | 'subject_id') {
    const before = erasures;
    const rows = new Map((await query()).map((row) => [row[column], row]));
    return asked.map((id) => {
      const row = rows.get(id);
      const key = row ? unwrap(masterKey, row) : null;
      if (erasures === before) {
        if (row) keyIds.set(row.subject_id, row.id);
        if (row || column === 'id') keys.set(row?.id ?? id, key ?? destroyed);
      }
      return key;
    });
  }

  const bySubject = createBatcher<string, SubjectKey | null>({
    ...batchOptions,
    run: (subjects) => load(subjects, () => findOrCreate(database, masterKey, subjects), 'subject_id'),
  });
  const byId = createBatcher<string, SubjectKey | null>({
    ...batchOptions,
    run: (ids) =>
      load(
        ids,
        () =>
          database.sql<KeyRow>('select id, subject_id, wrapped_key from subject_keys where id = any($1)', [
            ids,
          ]),
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

interface KeyRow {
  id: string;
  subject_id: string;
  wrapped_key: Buffer;
}

/**
 * Most who are asked for are all known, or all new. The commit does not wait for the disk: whatever is sealed with a new key is
 * appended after it, and the log of PostgreSQL that an append waits for holds everything before.
 */
const findOrCreateKeys = {
  name: 'event_store_find_or_create_keys',
  text: `
    with asked as (
      select id, subject_id, decode(wrapped_key, 'base64') as wrapped_key
      from jsonb_to_recordset($1::jsonb) as a (id uuid, subject_id text, wrapped_key text)
    ), known as (
      select k.* from asked cross join lateral (
        select id, subject_id, wrapped_key from subject_keys where subject_id = asked.subject_id offset 0
      ) as k
    ), made as (
      insert into subject_keys (id, subject_id, wrapped_key)
      select id, subject_id, wrapped_key from asked, set_config('synchronous_commit', 'off', true)
      where subject_id not in (select subject_id from known)
      on conflict (subject_id) do nothing returning id, subject_id, wrapped_key
    )
    select * from known union all select * from made`,
};

async function findOrCreate(
  { sql, prepared }: Pick<Database, 'sql' | 'prepared'>,
  masterKey: KeyObject,
  asked: string[],
): Promise<KeyRow[]> {
  const subjects = [...new Set(asked)].sort();
  const fresh = subjects.map((subject_id) => {
    const id = randomUUID();
    return { id, subject_id, wrapped_key: encrypt(masterKey, id, randomBytes(32)).toString('base64') };
  });
  const rows = await prepared<[id: string, subject_id: string, wrapped_key: Buffer]>(findOrCreateKeys, [
    JSON.stringify(fresh),
  ]);
  if (rows.length === subjects.length)
    return rows.map(([id, subject_id, wrapped_key]) => ({ id, subject_id, wrapped_key }));
  // Another process made some of them at this very moment: the statement did not see those.
  return sql('select id, subject_id, wrapped_key from subject_keys where subject_id = any($1)', [subjects]);
}

function unwrap(masterKey: KeyObject, { id, wrapped_key }: KeyRow): SubjectKey {
  try {
    return { id, key: createSecretKey(decrypt(masterKey, id, wrapped_key)) };
  } catch (cause) {
    throw new EventStoreError('master-key', 'The subject keys were wrapped with another master key.', {
      cause,
    });
  }
}

/** Deletes the key and tells every process to forget it, in one statement. Answers its id, or null: there was none. */
export async function destroySubjectKey(sql: Sql, subjectId: string): Promise<string | null> {
  const [gone] = await sql<{ id: string }>(
    `with gone as (delete from subject_keys where subject_id = $1 returning id)
     select id, pg_notify($2, 'erased ' || id) from gone`,
    [subjectId, channel],
  );
  return gone?.id ?? null;
}
