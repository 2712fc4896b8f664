import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mailStream } from '@aera/event-bus';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Progress } from '../progress.ts';
import { type DatabaseSnapshot, openDatabaseSnapshot } from './database-snapshot.ts';
import { encryptPart } from './encrypted-part.ts';
import { type Manifest, manifestVersion, type Part, toKeyFingerprint, writeManifest } from './manifest.ts';
import { pauseRelays } from './pause-relays.ts';
import { type ClusterSource, copyCluster } from './point-in-time/cluster-copy.ts';
import { readStreamSnapshot } from './stream-snapshot.ts';

export interface BackupSources {
  /** URL of each service's database. */
  readonly databases: Readonly<Record<string, string>>;
  readonly nats: NatsConnection;
  /** The cluster to copy for restores to a time; absent if its WAL is not archived. */
  readonly cluster?: ClusterSource;
  /** Contents of small files by name, such as the pinned versions. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** Fingerprint of the platform. */
  readonly platform: string;
  /** Fingerprints of the master keys by service. */
  readonly masterKeys: Readonly<Record<string, string>>;
}

export interface BackupTarget {
  /** Folder of all backups; each gets a folder of its own, named after its time. */
  readonly folder: string;
  /** 32 bytes. */
  readonly key: Buffer;
  readonly now: () => Date;
}

/**
 * Backs up a running platform and returns the folder of the backup. The folder gets its final name once it is complete and on disk; a
 * failure leaves no files and does not change earlier backups. The bus is read before the databases. An acknowledgement in the backup
 * therefore has its effect in the backup, and each message has its event. The bus may lack events that a relay published meanwhile, which
 * can be published again, but it never contains events that the log lacks.
 */
export async function takeBackup(
  sources: BackupSources,
  { folder, key, now }: BackupTarget,
  progress: Progress,
): Promise<{ folder: string; manifest: Manifest }> {
  const id = randomUUID();
  const createdAt = now().toISOString();
  const partial = join(folder, `.partial-${id}`);
  const complete = join(folder, createdAt.replaceAll(':', '-'));
  const snapshots: [name: string, snapshot: DatabaseSnapshot][] = [];
  const parts: Part[] = [];
  const write = async (name: string, content: AsyncIterable<Uint8Array>) =>
    void parts.push(
      await writePart(partial, name, encryptPart(content, { backupKey: key, backupId: id, partName: name })),
    );

  await removePartialBackups(folder, now());
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    await progress.step('Back up the streams and buckets', async () => {
      for (const stream of await listStreams(sources.nats))
        await write(`${stream}.stream`, readStreamSnapshot(sources.nats, stream));
    });
    await openSnapshots(sources.databases, snapshots);
    for (const [name, snapshot] of snapshots)
      await progress.step(`Back up the database of ${name}`, () =>
        write(`${name}.rows`, snapshot.readLines()),
      );
    for (const [name, content] of Object.entries(sources.files)) await write(name, Readable.from([content]));
    const { cluster: source } = sources;
    const cluster = source
      ? await progress.step('Copy the files of PostgreSQL', () =>
          copyCluster(source, (content) => write(clusterPart, content)),
        )
      : undefined;

    const logPositions = snapshots.flatMap(([name, { logPosition }]) =>
      logPosition === null ? [] : [[name, logPosition] as const],
    );
    const manifest: Manifest = {
      version: manifestVersion,
      id,
      createdAt,
      platform: sources.platform,
      key: toKeyFingerprint(key),
      masterKeys: sources.masterKeys,
      logPositions: Object.fromEntries(logPositions),
      migrations: Object.fromEntries(
        snapshots.map(([name, { migrations }]) => [name, [...migrations]] as const),
      ),
      ...(cluster ? { cluster } : {}),
      parts,
    };
    await writeFile(join(partial, 'backup.json'), writeManifest(manifest, key), { mode: 0o600, flush: true });
    await syncFolder(partial);
    await rename(partial, complete);
    await syncFolder(folder);
    return { folder: complete, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await Promise.all(snapshots.map(([, snapshot]) => snapshot.close()));
  }
}

/** The copy of the cluster. */
export const clusterPart = 'cluster.tar.gz';

const dayMs = 86_400_000;

/** Removes remains of killed backups. A backup that is running is younger than a day. */
async function removePartialBackups(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('.partial-')) continue;
    const { mtime } = await stat(join(folder, name));
    if (now.getTime() - mtime.getTime() > dayMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Opens the snapshots of all databases while no relay publishes. Otherwise a service could have consumed an event that an earlier snapshot
 * of its publisher lacks. Adds each snapshot as it opens, so that a failure of another leaves none open.
 */
async function openSnapshots(
  databases: BackupSources['databases'],
  snapshots: [string, DatabaseSnapshot][],
): Promise<void> {
  const resumeRelays = await pauseRelays(Object.values(databases));
  try {
    const results = await Promise.allSettled(
      Object.entries(databases).map(async ([name, url]) =>
        snapshots.push([name, await openDatabaseSnapshot(url)]),
      ),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  } finally {
    await resumeRelays();
  }
}

async function listStreams(nats: NatsConnection): Promise<string[]> {
  const manager = await jetstreamManager(nats, { checkAPI: false });
  const names: string[] = [];
  for await (const { config } of manager.streams.list()) names.push(config.name);
  return names.toSorted((a, b) => (toReadOrder(a) < toReadOrder(b) ? -1 : 1));
}

/**
 * Sort key of a stream. Streams are read in the direction in which messages move: a message is stored at its target before it is removed from
 * its source, so that at least one of the two snapshots contains it. Buckets are first: a message that one of them marks as dead-lettered
 * is not handled again, so its letter must be in the backup.
 */
function toReadOrder(stream: string): string {
  const [, kind, owner] = /^dead-letter(s|-retries)-(.+)$/.exec(stream) ?? [];
  if (owner) return `3 ${owner} ${kind === 's' ? 1 : 2}`;
  if (stream === mailStream.name) return '2';
  return stream.startsWith('KV_') ? `0 ${stream}` : `1 ${stream}`;
}

async function writePart(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<Part> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measure() {
    for await (const bytes of content) {
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
  }
  await pipeline(measure, createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true }));
  return { name, size, sha256: hash.digest('hex') };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
