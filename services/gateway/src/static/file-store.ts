import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export interface StoredFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  /** Strong validator (RFC 9110, section 8.8.3). */
  readonly etag: string;
  /** Null for files too large to cache. */
  readonly content: Buffer | null;
}

/** Returns the file at a path, as it was on disk at most a second ago, or null. */
export type FileStore = (path: string) => Promise<StoredFile | null>;

interface FileStoreOptions {
  /** Milliseconds until the disk is checked again. */
  freshForMs?: number;
  /** Maximum bytes of a file that is cached in memory. */
  maxCachedBytes?: number;
  /** Maximum cached paths, missing files included. */
  maxEntries?: number;
  now?: () => number;
}

interface CachedLookup {
  readonly file: Promise<StoredFile | null>;
  readonly expiresAt: number;
}

/** Caches files by path. Micro-frontends may be replaced, removed and restored while the gateway runs. An unchanged file is read once. */
export function createFileStore({
  freshForMs = 1_000,
  maxCachedBytes = 512 * 1024,
  maxEntries = 1_000,
  now = Date.now,
}: FileStoreOptions = {}): FileStore {
  const cache = new LRUCache<string, CachedLookup>({ max: maxEntries });
  return (path) => {
    const last = cache.get(path);
    if (last && last.expiresAt > now()) return last.file;
    const file = load(path, last?.file, maxCachedBytes);
    cache.set(path, { file, expiresAt: now() + freshForMs });
    return file;
  };
}

async function load(
  path: string,
  previous: Promise<StoredFile | null> | undefined,
  maxCachedBytes: number,
): Promise<StoredFile | null> {
  const [stats, cached] = await Promise.all([stat(path).catch(() => null), previous ?? null]);
  if (!stats?.isFile()) return null;
  const { size, mtimeMs: modified } = stats;
  if (cached && cached.size === size && cached.modified === modified) return cached;
  if (size > maxCachedBytes)
    return { path, size, modified, etag: `"${size.toString(36)}-${modified.toString(36)}"`, content: null };
  const content = await readFile(path).catch(() => null);
  return content && createInMemoryFile(path, content, modified);
}

/** A file with its content in memory. The entity tag is a hash, so it is the same on every gateway. */
export function createInMemoryFile(path: string, content: Buffer, modified = 0): StoredFile {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { path, size: content.length, modified, etag, content };
}
