import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { UnusableBackupError } from '../unusable-backup-error.ts';
import { decryptPart, encryptPart, type PartContext } from '../encrypted-part.ts';

/** Name of the folder beside the backups. */
export const walFolderName = 'wal';

/** Folder inside the cluster to which PostgreSQL copies finished segments. */
export const spoolName = 'wal-spool';

/** Seconds after which PostgreSQL finishes a segment that is not full. It bounds the data that is lost with a disk. */
const timeoutSeconds = 60;

/**
 * Settings of a server that archives its WAL. It copies each segment to its spool, under the final name once it is on disk and with the time
 * of its last write. The server needs no key; `archiveSpool` encrypts the segments.
 */
export const archiveSettings = {
  archive_mode: 'on',
  archive_timeout: `${timeoutSeconds}`,
  archive_command: `mkdir -p ${spoolName} && cp -p "%p" "${spoolName}/.%f" && sync "${spoolName}/.%f" && mv "${spoolName}/.%f" "${spoolName}/%f"`,
};

/** A WAL segment or the history of a timeline. */
const archivedName = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)$/;
const segmentName = /^[0-9A-F]{24}$/;

/** Authenticated with each segment, which belongs to the platform instead of one backup. */
const backupId = 'wal';
const timeLength = '2026-01-01T00:00:00.000Z'.length;

/** Moves every segment of the spool into the archive, encrypted. Returns the time of the last one, or null. */
export async function archiveSpool(spool: string, archive: string, key: Buffer): Promise<string | null> {
  const names = (await readdir(spool).catch(() => [])).filter((name) => !name.startsWith('.')).toSorted();
  if (names.length > 0) await mkdir(archive, { recursive: true, mode: 0o700 });
  let last: string | null = null;
  for (const name of names) {
    const file = join(spool, name);
    if (archivedName.test(name))
      last = await archiveSegment(file, join(archive, name), { backupKey: key, partName: name });
    // Notes about base backups and the unfinished last segment of an earlier timeline are not needed.
    await rm(file);
  }
  return last;
}

type SegmentContext = Omit<PartContext, 'backupId'>;

async function archiveSegment(file: string, target: string, context: SegmentContext): Promise<string> {
  const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const existing = await decryptSegment(target, context);
  if (existing?.content.equals(content)) return existing.writtenAt;
  if (existing)
    throw new Error(
      `${target} exists with other content: another platform archives into the same folder. Give each its own.`,
    );
  const plain = Buffer.concat([
    Buffer.from(mtime.toISOString()),
    await promisify(gzip)(content, { level: 1 }),
  ]);
  await writeFile(`${target}.partial`, encryptPart([plain] as never, { ...context, backupId }), {
    mode: 0o600,
    flush: true,
  });
  await rename(`${target}.partial`, target);
  const folder = await open(join(target, '..'));
  await folder.sync().finally(() => folder.close());
  return mtime.toISOString();
}

export interface Segment {
  /** Time of its last write: transactions that ended before are in it or in earlier segments. */
  readonly writtenAt: string;
  readonly content: Buffer;
}

/** Returns a segment; null if the archive has none of this name. @throws UnusableBackupError when it is damaged */
async function decryptSegment(file: string, context: SegmentContext): Promise<Segment | null> {
  if (!(await stat(file).catch(() => null))) return null;
  const pieces: Buffer[] = [];
  for await (const piece of decryptPart(createReadStream(file), { ...context, backupId })) pieces.push(piece);
  const plain = Buffer.concat(pieces);
  return {
    writtenAt: plain.subarray(0, timeLength).toString(),
    content: await promisify(gunzip)(plain.subarray(timeLength)),
  };
}

/**
 * Returns the archived files that recovery from `first` needs, in order: its segments up to the end of the archive, on all timelines that
 * start there, and the histories of timelines.
 *
 * @throws UnusableBackupError when a segment between is missing
 */
export async function listSegments(archive: string, first: string, last: string): Promise<string[]> {
  const names = (await readdir(archive).catch(() => [])).filter((name) => archivedName.test(name)).toSorted();
  const known = new Set(names);
  for (let next = first; next <= last; next = toNextSegment(next))
    if (!known.has(next))
      throw new UnusableBackupError(
        `The WAL archive ${archive} lacks ${next}, without which the backup cannot be restored to a time. Restore it without AT.`,
      );
  const needed = names.filter((name) => !segmentName.test(name) || toPosition(name) >= toPosition(first));
  const segments = needed.filter((name) => segmentName.test(name));
  const positions = new Set(segments.map(toPosition));
  const end = [...positions].toSorted().at(-1)!;
  for (let next = first; toPosition(next) < end; next = toNextSegment(next))
    if (!positions.has(toPosition(next)))
      throw new UnusableBackupError(`The WAL archive ${archive} has a gap: ${next} is missing.`);
  return needed;
}

/** Reads an archived file. @throws UnusableBackupError when it is missing or damaged */
export async function readSegment(archive: string, name: string, key: Buffer): Promise<Segment> {
  const segment = await decryptSegment(join(archive, name), { backupKey: key, partName: name });
  if (!segment) throw new UnusableBackupError(`The WAL archive ${archive} lacks ${name}.`);
  return segment;
}

/** Deletes segments that are older than all of these. Keeps everything if there are none. */
export async function deleteSegmentsBefore(archive: string, needed: readonly string[]): Promise<void> {
  const [first] = needed.map(toPosition).toSorted();
  if (!first) return;
  for (const name of await readdir(archive).catch(() => []))
    if (segmentName.test(name) && toPosition(name) < first) await rm(join(archive, name));
}

/** The position in the log, without the timeline. */
const toPosition = (segment: string): string => segment.slice(8);

const segmentsPerFile = 0x100;

/** Returns the segment of the same timeline that follows, for the default segment size of 16 MB. */
export function toNextSegment(segment: string): string {
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * segmentsPerFile + Number.parseInt(segment.slice(16), 16) + 1;
  const toHex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return segment.slice(0, 8) + toHex(Math.floor(number / segmentsPerFile)) + toHex(number % segmentsPerFile);
}
