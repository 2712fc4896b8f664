import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { Client } from 'pg';
import { z } from 'zod';

/** The data that a restore of a copied cluster needs. */
export const ClusterCopySchema = z.strictObject({
  /** `backup_label` of PostgreSQL: where recovery starts. */
  label: z.string(),
  /** First and last WAL segment without which the copy is not consistent. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  lastSegment: z.string().regex(/^[0-9A-F]{24}$/),
  /** The earliest time to which the copy can be restored. */
  finishedAt: z.iso.datetime(),
});
export type ClusterCopy = z.infer<typeof ClusterCopySchema>;

export interface ClusterSource {
  /** URL of the superuser. */
  readonly url: string;
  /** Folder of the cluster. */
  readonly dataDir: string;
}

/**
 * Copies the files of a running cluster (a base backup by the low-level API of PostgreSQL). Files change meanwhile; replaying the archived
 * WAL makes the copy consistent.
 * @param write receives the gzipped tar archive
 */
export async function copyCluster(
  { url, dataDir }: ClusterSource,
  write: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<ClusterCopy> {
  // The backup ends with this session, also when the copy fails.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: started } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('make backup', fast => true)) as segment`,
    );
    await write(packFolder(dataDir));
    const { rows: stopped } = await client.query<{ segment: string; label: string; at: Date }>(
      'select pg_walfile_name(lsn) as segment, labelfile as label, clock_timestamp() as at from pg_backup_stop(wait_for_archive => true)',
    );
    const { segment, label, at } = stopped[0]!;
    return {
      label,
      firstSegment: started[0]!.segment,
      lastSegment: segment,
      finishedAt: at.toISOString(),
    };
  } finally {
    await client.end();
  }
}

/** Returns whether the server archives its WAL, without which a copy of its files cannot be restored. */
export async function isArchivingWal(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
    return rows[0]!.mode !== 'off';
  } finally {
    await client.end();
  }
}

/** Folders whose content PostgreSQL creates again. */
const emptiedFolders = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Files of this run of the server, and of its WAL archive. */
const skippedFiles = /^(?:postmaster\.(?:pid|opts)|wal-spool|wal-restore|pg_internal\.init.*|pgsql_tmp.*)$/;

/** Returns the gzipped tar archive of a folder whose files may grow, shrink and vanish meanwhile. */
async function* packFolder(folder: string): AsyncGenerator<Buffer> {
  const { readable, controller } = createTarPacker();
  const packing = addFolder(controller, folder, '')
    .then(() => controller.finalize())
    .catch((error: unknown) => controller.error(error));
  const archive = Readable.fromWeb(readable as ReadableStream<Uint8Array>);
  const gzip = createGzip({ level: 1 });
  archive.on('error', (error) => gzip.destroy(error));
  yield* archive.pipe(gzip) as AsyncIterable<Buffer>;
  await packing;
}

async function addFolder(controller: TarPackController, root: string, path: string): Promise<void> {
  for (const entry of await readdir(join(root, path), { withFileTypes: true })) {
    if (skippedFiles.test(entry.name)) continue;
    const name = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      await controller.add({ name: `${name}/`, type: 'directory', size: 0 }).close();
      if (!emptiedFolders.has(name)) await addFolder(controller, root, name);
    } else if (entry.isFile()) await addFile(controller, join(root, name), name);
    else throw new Error(`${join(root, name)} is neither a file nor a folder; tablespaces are not copied.`);
  }
}

/** Adds a file in the size that it has now. If it shrinks meanwhile, zeros follow, which the WAL replaces. */
async function addFile(controller: TarPackController, file: string, name: string): Promise<void> {
  const source = createReadStream(file);
  try {
    await once(source, 'open');
  } catch (error) {
    // A dropped table; its WAL drops it again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const writer = controller.add({ name, size }).getWriter();
  let missing = size;
  for await (const bytes of source as AsyncIterable<Buffer>) {
    const part = bytes.subarray(0, missing);
    if (part.length > 0) await writer.write(part);
    missing -= part.length;
    if (missing === 0) break;
  }
  for (; missing > 0; missing -= Math.min(missing, zeros.length))
    await writer.write(zeros.subarray(0, Math.min(missing, zeros.length)));
  await writer.close();
}

const zeros = new Uint8Array(64 * 1024);
