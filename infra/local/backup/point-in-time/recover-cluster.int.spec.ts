import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createServerFolder,
  eventually,
  type PostgresServer,
  removeFolder,
  startPostgres,
  withPostgresClient,
} from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClusterCopy, copyCluster } from './cluster-copy.ts';
import { recoverCluster } from './recover-cluster.ts';
import { archiveSettings, archiveSpool, listSegments, readSegment, spoolName } from './wal-archive.ts';

const key = randomBytes(32);
const password = 'a password';
let root: string;
let source: PostgresServer;
let archive: string;
let copy: ClusterCopy;
let files: Buffer;
/** Times after one row each. */
const times: Record<string, string> = {};

const archiveAll = () => archiveSpool(join(root, 'source', spoolName), archive, key);

/** Inserts a row and returns a later time of the server. */
const insert = (name: string): Promise<string> =>
  withPostgresClient(source.url, async (client) => {
    await client.query('insert into leads values ($1)', [name]);
    const { rows } = await client.query<{ at: Date }>(`select clock_timestamp() + interval '1 ms' as at`);
    await eventually(async () => {
      const { rows: passed } = await client.query<{ passed: boolean }>(
        'select clock_timestamp() > $1::timestamptz as passed',
        [rows[0]!.at],
      );
      return passed[0]!.passed;
    });
    return rows[0]!.at.toISOString();
  });

beforeAll(async () => {
  root = await createServerFolder();
  archive = join(root, 'backups/wal');
  source = await startPostgres({ dataDir: join(root, 'source'), password, settings: archiveSettings });
  await withPostgresClient(source.url, (client) => client.query('create table leads (name text)'));
  await insert('before the copy');
  copy = await copyCluster({ url: source.url, dataDir: join(root, 'source') }, async (content) => {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    files = Buffer.concat(pieces);
  });
  times['a'] = await insert('a');
  await archiveAll();
  await withPostgresClient(source.url, (client) => client.query('select pg_switch_wal()'));
  times['b'] = await insert('b');
  const { segment } = await withPostgresClient(source.url, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    return rows[0]!;
  });
  await eventually(async () => {
    await archiveAll();
    return (await readdir(archive)).includes(segment);
  });
});
afterAll(async () => {
  await source?.stop();
  await removeFolder(root);
});

const toTarget = (name: string) => ({
  dataDir: join(root, name),
  logFile: join(root, `${name}.log`),
  password,
});

const recoverFiles = async (name: string, at: string | null): Promise<void> =>
  recoverCluster(
    {
      copy,
      readFiles: async function* read() {
        yield files;
      },
      archive,
      segments: await listSegments(archive, copy.firstSegment, copy.lastSegment),
      key,
    },
    { ...toTarget(name), at },
  );

async function recover(name: string, at: string | null): Promise<string[]> {
  await recoverFiles(name, at);
  const server = await startPostgres(toTarget(name));
  try {
    return await withPostgresClient(server.url, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from leads');
      return rows.map((row) => row.name);
    });
  } finally {
    await server.stop();
  }
}

it('recovers a cluster as of a time, and archives the history of its new timeline', async () => {
  expect(await recover('at-a', times['a']!)).toEqual(['before the copy', 'a']);
  expect(await readdir(join(root, 'at-a', spoolName))).toContain('00000002.history');
});

it('recovers everything in the archive if nothing was written after the time', async () => {
  expect(await recover('at-b', times['b']!)).toEqual(['before the copy', 'a', 'b']);
});

it('fails if the history of the new timeline cannot be archived', async () => {
  await mkdir(join(root, 'no-spool'), { mode: 0o700 });
  await writeFile(join(root, 'no-spool', spoolName), 'A file in place of the folder.');
  await expect(recoverFiles('no-spool', times['a']!)).rejects.toThrow('history of its new timeline');
});

describe('an archive is rejected', () => {
  const list = () => listSegments(archive, copy.firstSegment, copy.lastSegment);

  it('if a segment that the copy needs is missing', async () => {
    const file = join(archive, copy.lastSegment);
    await rename(file, join(root, 'aside'));
    await expect(list()).rejects.toThrow(`lacks ${copy.lastSegment}`);
    await rename(join(root, 'aside'), file);
  });

  it('if a segment before the last one is missing', async () => {
    const missing = (await list()).find((name) => name > copy.lastSegment);
    await rename(join(archive, missing!), join(root, 'aside'));
    await expect(list()).rejects.toThrow(`${missing} is missing`);
    await rename(join(root, 'aside'), join(archive, missing!));
  });

  it('if a segment is damaged or has the name of another', async () => {
    const [first, second] = await list();
    await rename(join(archive, first!), join(root, 'aside'));
    await rename(join(archive, second!), join(archive, first!));
    await expect(readSegment(archive, first!, key)).rejects.toThrow('cannot be decrypted');
    await rename(join(archive, first!), join(archive, second!));
    await truncate(join(archive, second!), 1_000);
    await expect(readSegment(archive, second!, key)).rejects.toThrow('cannot be decrypted');
    await rename(join(root, 'aside'), join(archive, first!));
  });
});

it('rejects another segment of the same name, as from another platform that archives into the folder', async () => {
  const spool = join(root, 'other-spool');
  await mkdir(spool);
  await writeFile(join(spool, copy.lastSegment), 'of another cluster');
  await expect(archiveSpool(spool, archive, key)).rejects.toThrow('another platform archives');
  expect(await readdir(spool)).toEqual([copy.lastSegment]);
});
