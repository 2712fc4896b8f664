import { serviceNames } from '@aera/contracts';
import { migrateDatabase } from '@aera/service-kit';
import { createTestDatabase } from '@aera/testing';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { readErasedSubjects, repeatRedactions } from './erased-subjects.ts';
import { loadMigrations } from './restore-backup.ts';

const databases: Record<string, string> = {};
const visitor = '8f3c0a52-7f52-4b35-a7a1-3d1b3f6b9a01';

async function query(service: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: databases[service] });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

const toInstant = (hour: number) => `2026-11-25T${hour}:00:00.000Z`;
const insertEvent = (type: string, field: string, id: string, hour = 20) =>
  `insert into events (recorded_at, id, revision, version, stream_id, type, data, metadata)
   values (now(), gen_random_uuid(), ${hour}, 1, '${id}', '${type}', '{"${field}": "${id}", "erasedAt": "${toInstant(hour)}"}', '{}')`;

beforeAll(async () => {
  const created = await Promise.all(
    serviceNames.map(async (service) => {
      const database = await createTestDatabase({
        migrate: async (url) => migrateDatabase(url, await loadMigrations(service)),
      });
      databases[service] = database.url;
      return database;
    }),
  );
  return async () => {
    await Promise.all(created.map(({ drop }) => drop()));
  };
});

it('erased subjects are read from the records of every service, each once, with the last time', async () => {
  await query('security-auth', insertEvent('MemberErased', 'memberId', 'una'));
  await query('consent-ledger', insertEvent('VisitorErased', 'sessionId', visitor, 20));
  await query('consent-ledger', insertEvent('VisitorErased', 'sessionId', visitor, 21));
  await query(
    'visitor-analytics',
    `insert into erased_ids values ('${visitor}', '${visitor}'), (gen_random_uuid(), '${visitor}')`,
  );
  await query('contacts-crm', insertEvent('ContactErased', 'contactId', 'contact'));
  await query('contacts-crm', insertEvent('PersonErasureCompleted', 'erasureId', 'erasure'));
  await query(
    'contacts-crm',
    `insert into signal_suppressions values ('scored', 'infinity'), ('not erased', '2026-11-25T20:00:00Z')`,
  );
  await query('questions-notifications', insertEvent('VisitorErased', 'visitorId', 'author'));
  await query('knowledge-search', `insert into erased_sessions values ('key')`);
  expect(await readErasedSubjects(databases)).toEqual({
    members: [{ id: 'una', erasedAt: toInstant(20) }],
    sessions: [
      { id: visitor, erasedAt: toInstant(21) },
      { id: 'scored', erasedAt: null },
    ],
    contacts: [{ id: 'contact', erasedAt: toInstant(20) }],
    questionAuthors: [{ id: 'author', erasedAt: toInstant(20) }],
    searchSessions: [{ id: 'key', erasedAt: null }],
    personErasures: [{ id: 'erasure', erasedAt: toInstant(20) }],
  });
});

it('erased visitors are queued again for the redaction of the stream of hits', async () => {
  await query(
    'visitor-analytics',
    `insert into erased_ids values ('${visitor}', '${visitor}') on conflict do nothing`,
  );
  await repeatRedactions(databases['visitor-analytics']!);
  expect(await query('visitor-analytics', 'select visitor_id from stream_redaction_queue')).toEqual([
    { visitor_id: visitor },
  ]);
});
