import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export interface StoredFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  /** Strong validator (RFC 9110, section 8.8.3). */
  readonly etag: string;
  /** Null for a file that is too large to be held. */
  readonly content: Buffer | null;
}

/** Answers the file at a path as it was on disk at most a second ago, or null. */
export type FileStore = (path: string) => Promise<StoredFile | null>;

interface FileStoreOptions {
  /** Milliseconds until a file is looked at again. */
  freshForMs?: number;
  /** Maximum bytes of a file that is cached in memory. */
  maxCachedBytes?: number;
  /** How many paths are remembered, those that do not exist too. */
  maxEntries?: number;
  now?: () => number;
}

interface CachedLookup {
  readonly file: Promise<StoredFile | null>;
  readonly until: number;
}

/**
 * Looks files up on disk while the gateway runs: a micro-frontend may be replaced, vanish and come back. An unchanged file
 * is read once; the disk is asked about each at most once a second.
 */
export function createFileStore({
  freshForMs = 1_000,
  maxCachedBytes = 512 * 1024,
  maxEntries = 1_000,
  now = Date.now,
}: FileStoreOptions = {}): FileStore {
  const seen = new LRUCache<string, CachedLookup>({ max: maxEntries });
  return (path) => {
    const last = seen.get(path);
    if (last && last.until > now()) return last.file;
    const file = load(path, last?.file, maxCachedBytes);
    seen.set(path, { file, until: now() + freshForMs });
    return file;
  };
}

async function load(
  path: string,
  before: Promise<StoredFile | null> | undefined,
  maxCachedBytes: number,
): Promise<StoredFile | null> {
  const [found, known] = await Promise.all([stat(path).catch(() => null), before ?? null]);
  if (!found?.isFile()) return null;
  const { size, mtimeMs: modified } = found;
  if (known && known.size === size && known.modified === modified) return known;
  if (size > maxCachedBytes)
    return { path, size, modified, etag: `"${size.toString(36)}-${modified.toString(36)}"`, content: null };
  const content = await readFile(path).catch(() => null);
  return content && inMemoryFile(path, content, modified);
}

/** A file whose content is in memory, tagged by it: every instance and every start gives the same tag. */
export function inMemoryFile(path: string, content: Buffer, modified = 0): StoredFile {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { path, size: content.length, modified, etag, content };
}
