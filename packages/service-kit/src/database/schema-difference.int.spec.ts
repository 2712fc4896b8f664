import { defineTable } from '@aera/event-store';
import { expect, it } from 'vitest';
import { findSchemaDrift } from '../testing/schema-drift.ts';
import { sqlMigration } from './open-database.ts';

const PersonRow = defineTable('people', (p) => ({
  id: p.uuid().primary(),
  name: p.text().nullable(),
  tags: p.array(),
  bornAt: p.instant(),
  details: p.json<object>(),
  visits: p.bigint('number'),
}));

const findDrift = (...statements: string[]) =>
  findSchemaDrift({
    name: 'contacts-crm',
    entities: [PersonRow],
    migrations: [sqlMigration('0001-people', statements)],
  });

const people = `create table people (
  id uuid primary key,
  name text,
  tags text[] not null,
  born_at timestamptz not null,
  details jsonb not null,
  visits bigint not null default 0,
  name_key text generated always as (lower(name)) stored
)`;

it('is empty when migrations match the declaration, with extra columns allowed', async () => {
  const index = 'create index people_by_name on people (lower(name)) where visits > 0';
  expect(await findDrift(people, index, 'create table others (id uuid primary key)')).toEqual([]);
});

it.each([
  ['a missing table', ['select 1'], /^create table "people"/],
  ['a missing column', [people, 'alter table people drop column visits'], /add "visits" bigint not null/],
  [
    'another type',
    [people, 'alter table people alter column born_at type text'],
    /"born_at" type timestamptz/,
  ],
  [
    'a column that may be null',
    [people, 'alter table people alter column tags drop not null'],
    /"tags" set not/,
  ],
])('contains the statement that adds %s', async (_, statements, expected) => {
  const [first, ...others] = await findDrift(...statements);
  expect(first).toMatch(expected);
  expect(others).toEqual([]);
});
