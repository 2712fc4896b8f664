import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectBus,
  contextStream,
  deadLetterRetryStream,
  deadLetterStream,
  mailStream,
} from '@aera/event-bus';
import { type NatsServer, startNats, createTestDatabase, type TestDatabase } from '@aera/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProgress } from '../progress.ts';
import { decryptPart } from './encrypted-part.ts';
import { readManifest } from './manifest.ts';
import { type BackupSources, takeBackup } from './take-backup.ts';

const key = randomBytes(32);
const progress = createProgress(() => {});
let root: string;
let nats: NatsServer;
let nc: NatsConnection;
let database: TestDatabase;
let sources: BackupSources;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'take-backup-'));
  [nats, database] = await Promise.all([startNats({ dataDir: join(root, 'nats') }), createTestDatabase()]);
  const bus = await connectBus({ servers: nats.url, name: 'operator' });
  await bus.ensureStreams([mailStream]);
  for (const name of ['contacts-crm', 'security-auth'])
    await bus.ensureStreams([contextStream(name), deadLetterStream(name), deadLetterRetryStream(name)]);
  await bus.kv('frontend-pins').put('public', { version: 'a' });
  await bus.close();
  nc = await connect({ servers: nats.url });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'create table mikro_orm_migrations (id serial, name text); create table leads (name text)',
  );
  await client.query(`insert into mikro_orm_migrations (name) values ('0001-initial')`);
  await client.query(`insert into leads values ('Ada')`);
  await client.end();
  sources = {
    databases: { 'contacts-crm': database.url },
    nats: nc,
    files: { 'pins.json': Buffer.from('{"public":["a"]}') },
    platform: 'a1b2',
    masterKeys: { 'contacts-crm': 'c3d4' },
  };
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'backups-'));
});
afterAll(async () => {
  await nc?.close();
  await nats?.stop();
  await database?.drop();
  await rm(root, { recursive: true, force: true });
});

const take = (changes: Partial<BackupSources> = {}, at = '2026-11-25T20:00:00.000Z') =>
  takeBackup({ ...sources, ...changes }, { folder, key, now: () => new Date(at) }, progress);

async function decrypt(path: string, backupId: string, part: string): Promise<string> {
  const encrypted = await readFile(join(path, part));
  let text = '';
  for await (const bytes of decryptPart([encrypted] as never, { backupKey: key, backupId, partName: part }))
    text += bytes.toString('latin1');
  return text;
}

it('a backup contains every stream, bucket, database and file, encrypted, with their sizes and hashes', async () => {
  const { folder: path, manifest } = await take();
  expect(readManifest(await readFile(join(path, 'backup.json'), 'utf8'), key)).toEqual(manifest);
  expect(manifest.parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'KV_frontend-pins.stream',
      'contacts-crm.rows',
      'contacts-crm.stream',
      'pins.json',
    ]),
  );
  for (const { name, size, sha256 } of manifest.parts) {
    const bytes = await readFile(join(path, name));
    expect({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }).toEqual({
      size,
      sha256,
    });
    expect(bytes.includes('Ada')).toBe(false);
  }
  expect(await decrypt(path, manifest.id, 'contacts-crm.rows')).toContain('["Ada"]');
  expect(await decrypt(path, manifest.id, 'pins.json')).toBe('{"public":["a"]}');
  expect((await readdir(folder)).sort()).toEqual(['2026-11-25T20-00-00.000Z']);
});

it('reads a stream before those to which its messages move, so that the backup contains messages that move meanwhile', async () => {
  const { manifest } = await take();
  expect(manifest.parts.map(({ name }) => name).filter((name) => name.endsWith('.stream'))).toEqual([
    'KV_frontend-pins.stream',
    'contacts-crm.stream',
    'security-auth.stream',
    'mail.stream',
    'dead-letters-contacts-crm.stream',
    'dead-letter-retries-contacts-crm.stream',
    'dead-letters-security-auth.stream',
    'dead-letter-retries-security-auth.stream',
  ]);
});

it('keeps only the last backup when a database fails after the bus was written', async () => {
  await take();
  const missing = new URL('/missing', database.url).href;
  const failed = take({ databases: { ...sources.databases, missing } }, '2026-11-25T21:00:00.000Z');
  await expect(failed).rejects.toThrow(/missing/);
  expect(await readdir(folder)).toEqual(['2026-11-25T20-00-00.000Z']);
});

it('keeps the last backup when a part cannot be written', async () => {
  const first = await take();
  // A part whose file already exists cannot be written. As on a full disk, the backup fails after earlier parts.
  const failed = take({ files: { 'contacts-crm.rows': Buffer.from('') } }, '2026-11-25T21:00:00.000Z');
  await expect(failed).rejects.toThrow(/EEXIST/);
  expect(await readdir(folder)).toEqual(['2026-11-25T20-00-00.000Z']);
  expect(await readdir(first.folder)).toContain('backup.json');
});

it('removes the remains of a backup that was killed more than a day ago', async () => {
  for (const [name, at] of [
    ['.partial-old', '2026-11-24T19:00:00.000Z'],
    ['.partial-running', '2026-11-25T19:00:00.000Z'],
  ] as const) {
    await mkdir(join(folder, name));
    await utimes(join(folder, name), new Date(at), new Date(at));
  }
  await take();
  expect((await readdir(folder)).toSorted()).toEqual(['.partial-running', '2026-11-25T20-00-00.000Z']);
});
