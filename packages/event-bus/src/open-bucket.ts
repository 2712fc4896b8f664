import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { type KV, type KvEntry, Kvm } from '@nats-io/kv';
import { errors, nanos, type QueuedIterator } from '@nats-io/transport-node';
import type { Bucket, BucketChange, BucketOptions } from './bucket.ts';
import { BusError, InvalidMessage } from './errors.ts';
import { iterateWithReconnect } from './iterate-with-reconnect.ts';
import type { BusConnection } from './connection.ts';
import { updateStream } from './ensure-stream.ts';
import type { BusLog } from './log.ts';
import { assertName } from './names.ts';
import { retryUntilDeadline } from './retry-until-deadline.ts';

/** JetStream's own default. */
const dedupeMs = 120_000;

/** Milliseconds between two checks whether the bucket of a watch was created again. */
const replacementCheckMs = 5_000;

/** Opens a bucket. Its first use creates it, or updates it to these options. */
export function openBucket<T>(
  link: BusConnection,
  log: BusLog,
  name: string,
  options: BucketOptions<T>,
  replicas: number,
): Bucket<T> {
  assertName('Bucket', name);
  let opened: KV | undefined;
  const bucket = async (): Promise<KV> => (opened ??= await ensureBucket(link, log, name, options, replicas));
  const withRetry = <R>(what: string, attempt: (kv: KV, timeout: number) => Promise<R>): Promise<R> =>
    retryUntilDeadline(link, { what: `${name}: ${what}`, deadlineMs: 30_000 }, async (timeout) => {
      try {
        return await attempt(await bucket(), timeout);
      } catch (error) {
        // It may have been deleted: the next attempt creates it.
        opened = undefined;
        throw error;
      }
    });
  const readCreationTime = async (): Promise<string> => (await (await bucket()).status()).streamInfo.created;

  const parseValue = (entry: KvEntry): T => {
    try {
      const value: unknown = entry.json();
      return options.schema ? options.schema.parse(value) : (value as T);
    } catch (cause) {
      throw new InvalidMessage(`The value of ${entry.key} in ${name} is not valid.`, { cause });
    }
  };

  const readChange = (entry: KvEntry): BucketChange<T> | undefined => {
    const { key, revision, operation } = entry;
    try {
      return { key, revision, value: operation === 'PUT' ? parseValue(entry) : null };
    } catch (err) {
      log.error({ err, bucket: name, key, revision }, 'A watch skips a value it cannot read');
      return undefined;
    }
  };

  return {
    get: (key) =>
      withRetry(`get ${key}`, async (kv) => {
        const entry = await kv.get(key);
        return entry?.operation === 'PUT' ? { value: parseValue(entry), revision: entry.revision } : null;
      }),
    put: async (key, value, expected) => {
      const body = JSON.stringify(value);
      if (!expected) return withRetry(`put ${key}`, (kv, timeout) => kv.put(key, body, { timeout }));
      // Not repeated: after a lost response, only the caller can distinguish its own write from another.
      const kv = await bucket();
      return withConflictError(key, () =>
        expected.revision === 0 ? kv.create(key, body) : kv.update(key, body, expected.revision),
      );
    },
    delete: (key) => withRetry(`delete ${key}`, (kv) => kv.delete(key)),
    keys: () => withRetry('keys', async (kv, timeout) => readKeys(await kv.keys(), Math.min(timeout, 1_000))),
    watch: (onChange) => {
      const abort = new AbortController();
      let next = 0;
      let createdAt: string | undefined;
      let check: NodeJS.Timeout | undefined;
      let openings = 0;
      const done = iterateWithReconnect(link, {
        signal: abort.signal,
        open: async () => {
          const opening = ++openings;
          clearInterval(check);
          const found = await readCreationTime();
          // The revisions of a bucket that was created again start at 1.
          if (found !== createdAt) next = 0;
          createdAt = found;
          const entries = await (await bucket()).watch({ ...(next > 0 && { resumeFromRevision: next }) });
          // The client would wait in a new bucket for the next revision of the old one. A disconnect abandons an opening, which may end later.
          if (!abort.signal.aborted && opening === openings)
            check = setInterval(() => {
              readCreationTime().then(
                (current) => current !== found && entries.stop(),
                () => (opened = undefined),
              );
            }, replacementCheckMs);
          return entries;
        },
        each: async (entry) => {
          const change = readChange(entry);
          if (change) await onChange(change);
          next = entry.revision + 1;
        },
        onError: (err) => {
          opened = undefined;
          log.warn({ err, bucket: name }, 'A watch is interrupted');
        },
      });
      return { stop: () => (abort.abort(), clearInterval(check), done) };
    },
  };
}

async function ensureBucket(
  link: BusConnection,
  log: BusLog,
  name: string,
  { ttl = 0 }: BucketOptions<unknown>,
  replicas: number,
) {
  const kv = await new Kvm(link.js).create(name, { ttl, history: 1, replicas });
  const { config } = (await kv.status()).streamInfo;
  await updateStream(link, log, config, {
    num_replicas: replicas,
    max_age: nanos(ttl),
    // JetStream allows no dedupe window that is longer than a message lives.
    duplicate_window: nanos(Math.min(ttl || dedupeMs, dedupeMs)),
  });
  return kv;
}

/** The client waits long for a key that expires during listing, so list again. */
async function readKeys(keys: QueuedIterator<string>, timeout: number): Promise<string[]> {
  const timer = setTimeout(() => keys.stop(new errors.TimeoutError()), timeout);
  const names: string[] = [];
  try {
    for await (const key of keys) names.push(key);
  } finally {
    clearTimeout(timer);
  }
  return names;
}

async function withConflictError<R>(key: string, write: () => Promise<R>): Promise<R> {
  try {
    return await write();
  } catch (error) {
    const conflict =
      error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence;
    throw conflict ? new BusError('revision-conflict', `${key} has changed.`, { cause: error }) : error;
  }
}
