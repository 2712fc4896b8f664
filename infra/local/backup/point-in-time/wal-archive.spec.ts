import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from '@aera/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ClusterCopy } from './cluster-copy.ts';
import { openWalArchive, parseRestoreTime } from './open-wal-archive.ts';
import { archiveSpool, deleteSegmentsBefore, spoolName, toNextSegment } from './wal-archive.ts';
import { startWalArchiver } from './wal-archiver.ts';

const key = randomBytes(32);
const createdAt = '2026-11-25T20:00:00.000Z';
const cluster: ClusterCopy = {
  label: '',
  firstSegment: '000000010000000000000002',
  lastSegment: '000000010000000000000003',
  finishedAt: '2026-11-25T20:01:00.000Z',
};
let root: string;
let archive: string;

beforeEach(async () => {
  root = await createTemporaryFolder('wal');
  archive = join(root, 'backups/wal');
});
afterEach(() => rm(root, { recursive: true }));

/** Archives a segment that was last written in that minute. */
async function archiveAt(name: string, minute: number): Promise<void> {
  const spool = join(root, 'spool');
  await mkdir(spool, { recursive: true });
  const file = join(spool, name);
  await writeFile(file, `content of ${name}`);
  const writtenAt = new Date(Date.parse(createdAt) + minute * 60_000);
  await utimes(file, writtenAt, writtenAt);
  await archiveSpool(spool, archive, key);
}

const archiveThreeSegments = async () => {
  await archiveAt('000000010000000000000002', 1);
  await archiveAt('000000010000000000000003', 2);
  await archiveAt('000000010000000000000004', 3);
};
const open = (at: string, changes = {}) =>
  openWalArchive(archive, { cluster, createdAt, ...changes }, at, key);

it('encrypts segments and histories, and deletes files that no recovery needs', async () => {
  await archiveAt('000000010000000000000002', 1);
  await archiveAt('000000010000000000000002.00000028.backup', 1);
  await archiveAt('000000010000000000000002.partial', 1);
  await archiveAt('00000002.history', 1);
  expect(await readdir(archive)).toEqual(['000000010000000000000002', '00000002.history']);
  expect((await readFile(join(archive, '00000002.history'))).includes('content')).toBe(false);
  expect(await readdir(join(root, 'spool'))).toEqual([]);
});

it('accepts a segment that it already has', async () => {
  await archiveAt('000000010000000000000002', 1);
  await archiveAt('000000010000000000000002', 2);
  expect(await readdir(archive)).toHaveLength(1);
});

it.each([
  ['000000010000000000000002', '000000010000000000000003'],
  ['0000000100000000000000FF', '000000010000000100000000'],
  ['00000003000000FF000000FF', '000000030000010000000000'],
])('%s is followed by %s', (segment, next) => expect(toNextSegment(segment)).toBe(next));

it('reaches from the end of the backup to the last archived segment', async () => {
  await archiveThreeSegments();
  expect(await open('2026-11-25T20:02:30.000Z')).toMatchObject({
    at: '2026-11-25T20:02:30.000Z',
    asOf: '2026-11-25T20:02:30.000Z',
  });
  expect(await open('latest')).toMatchObject({ at: null, asOf: '2026-11-25T20:03:00.000Z' });
  await expect(open('2026-11-25T20:00:59.000Z')).rejects.toThrow('Use an earlier backup');
  await expect(open('2026-11-25T20:03:01.000Z')).rejects.toThrow('ends at 2026-11-25T20:03:00.000Z');
});

it('rejects a backup without a copy of the cluster', async () => {
  await archiveThreeSegments();
  await expect(open('latest', { cluster: undefined })).rejects.toThrow('leave out AT');
});

it('deletes the segments that are older than those of every backup', async () => {
  await archiveThreeSegments();
  await deleteSegmentsBefore(archive, []);
  expect(await readdir(archive)).toHaveLength(3);
  await deleteSegmentsBefore(archive, ['000000010000000000000004', '000000010000000000000003']);
  expect(await readdir(archive)).toEqual(['000000010000000000000003', '000000010000000000000004']);
});

it('reads a time with its zone only', () => {
  expect(parseRestoreTime('2026-11-25T22:00:00+01:00')).toBe('2026-11-25T21:00:00.000Z');
  for (const text of ['2026-11-25T22:00:00', 'yesterday', '2026-11-25'])
    expect(() => parseRestoreTime(text)).toThrow(`AT is "${text}"`);
});

it('reports an age from the start, also if no segment can be archived', async () => {
  const spool = join(root, 'postgres', spoolName);
  await mkdir(spool, { recursive: true });
  await writeFile(join(spool, '000000010000000000000002'), 'content');
  const file = join(root, 'file');
  await writeFile(file, '');
  const archiver = startWalArchiver({ dataDir: root, folder: file, key, print: () => {} });
  await archiver.stop();
  const { archivedTo } = JSON.parse(await readFile(join(root, 'reports/wal.json'), 'utf8')) as {
    archivedTo: string;
  };
  expect(Date.now() - Date.parse(archivedTo)).toBeGreaterThanOrEqual(0);
});
