import { Objm, type ObjectStore as NatsObjectStore, StorageType } from '@nats-io/obj';
import type { BusConnection } from './connection.ts';
import { assertName } from './names.ts';

export interface ObjectDescription {
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Files of some megabytes by name, on the servers of the bus. */
export interface ObjectStore {
  /** Grows with every change. */
  revision(): Promise<number>;
  list(): Promise<ObjectDescription[]>;
  /** Null if there is no such object. @throws Error if its content does not match its digest */
  get(name: string): Promise<Uint8Array | null>;
  /** Readers get the old content until the new one is complete. */
  put(description: ObjectDescription, content: Uint8Array): Promise<void>;
  /** Replaces the metadata of an object. @throws Error if there is no such object */
  update(description: ObjectDescription): Promise<void>;
  delete(name: string): Promise<void>;
}

export interface ObjectStoreOptions {
  /** Share of the bus's storage, see `StreamSpec`. A full store rejects new objects. */
  readonly storageShare: number;
}

/** Opens a store. Its first use creates it. Calls are not repeated: they fail while the bus is unavailable. */
export function openObjectStore(
  link: BusConnection,
  name: string,
  { storageShare }: ObjectStoreOptions,
  { replicas, storageBytes }: { replicas: number; storageBytes: number },
): ObjectStore {
  assertName('Object store', name);
  let opened: Promise<NatsObjectStore> | undefined;
  const open = (): Promise<NatsObjectStore> =>
    (opened ??= new Objm(link.js)
      .create(name, {
        storage: StorageType.File,
        replicas,
        max_bytes: Math.floor(storageShare * storageBytes),
      })
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));

  return {
    revision: async () => (await (await open()).status()).streamInfo.state.last_seq,
    list: async () =>
      (await (await open()).list()).map(({ name: object, metadata = {} }) => ({ name: object, metadata })),
    get: async (object) => (await open()).getBlob(object),
    put: async ({ name: object, metadata }, content) => {
      await (await open()).putBlob({ name: object, metadata: { ...metadata } }, content);
    },
    update: async ({ name: object, metadata }) => {
      await (await open()).update(object, { name: object, metadata: { ...metadata } });
    },
    delete: async (object) => {
      await (await open()).delete(object);
    },
  };
}
