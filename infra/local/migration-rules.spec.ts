import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SqlMigration } from '@aera/service-kit';
import { describe, expect, it } from 'vitest';
import { findBlockingStatements } from './migration-rules.ts';
import { repository } from './repository.ts';

describe('a migration', () => {
  it.each([
    'create table "new_leads" (id text primary key)',
    'alter table leads add column phone text',
    "alter table leads add column phone text not null default ''",
    'create index concurrently leads_phone on leads (phone)',
  ])('may expand: %s', (statement) => expect(findBlockingStatements([statement])).toEqual([]));

  it.each([
    'drop table leads',
    'drop index leads_phone',
    'drop index concurrently if exists leads_phone',
    'alter table leads drop column phone',
    'alter table leads rename column phone to telephone',
    'alter table leads alter column phone type int',
    'alter table leads alter column phone set not null',
    'alter table leads add column phone text not null',
    'create index leads_phone on leads (phone)',
    "update leads set phone = ''",
  ])('may not break or block the previous release: %s', (statement) =>
    expect(findBlockingStatements([statement])).toHaveLength(1),
  );

  it('may drop an invalid index before it creates it concurrently', () =>
    expect(
      findBlockingStatements([
        'drop index concurrently if exists leads_phone',
        'create index concurrently leads_phone on leads (phone)',
      ]),
    ).toEqual([]));

  it('may index and change a table that it creates', () =>
    expect(
      findBlockingStatements([
        'create table calls (id text)',
        'create index calls_id on calls (id)',
        'alter table calls alter column id set not null',
      ]),
    ).toEqual([]));
});

const services = (await readdir(join(repository, 'services'))).filter((name) => name !== 'gateway');

describe.each(services)('the migrations of %s', (service) => {
  it('contain expand steps only', async () => {
    const url = pathToFileURL(join(repository, 'services', service, 'migrations/index.ts')).href;
    const { migrations } = (await import(url)) as { migrations: readonly SqlMigration[] };
    for (const { statements } of migrations) expect(findBlockingStatements(statements)).toEqual([]);
  });
});
