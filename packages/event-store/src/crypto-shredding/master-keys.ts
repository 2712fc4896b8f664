import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { EventStoreError } from '../errors.ts';
import { decrypt, encrypt } from './encrypted-field.ts';

/** A key encrypted with a master key, and the id of that master key. */
export interface WrappedKey {
  readonly wrapped_key: Buffer;
  readonly wrapped_by: string;
}

/** The versions of the master key, by id. */
export interface MasterKeys {
  /** Id of the version that wraps new keys. */
  readonly currentKeyId: string;
  /** Encrypts a key with the current version. `id` is authenticated: the result cannot be moved to another row. */
  wrap(id: string, key: Buffer): WrappedKey;
  /** @throws EventStoreError `master-key` if that version is missing, or the key was changed */
  unwrap(id: string, wrapped: WrappedKey): Buffer;
}

const keyBytes = 32;

/** Ids are hashes of the keys, so that every process computes the same one. */
const toKeyId = (key: Buffer): string =>
  createHash('sha256').update('aera master key\n').update(key).digest('hex').slice(0, 16);

/**
 * Creates the versions of the master key: the one that wraps new keys, and others that only unwrap (earlier ones, and the next one before a
 * rotation reaches every process).
 * @throws EventStoreError `master-key` for a key that is not 32 bytes long
 */
export function createMasterKeys(current: Buffer, otherKeys: readonly Buffer[] = []): MasterKeys {
  const versions = new Map<string, KeyObject>();
  for (const key of [current, ...otherKeys]) {
    if (key.length !== keyBytes)
      throw new EventStoreError(
        'master-key',
        `A master key must be ${keyBytes} bytes long, not ${key.length}.`,
      );
    versions.set(toKeyId(key), createSecretKey(key));
  }
  const currentKeyId = toKeyId(current);
  return {
    currentKeyId,
    wrap: (id, key) => ({
      wrapped_key: encrypt(versions.get(currentKeyId) as KeyObject, id, key),
      wrapped_by: currentKeyId,
    }),
    unwrap(id, { wrapped_key, wrapped_by }) {
      const version = versions.get(wrapped_by);
      if (!version)
        throw new EventStoreError(
          'master-key',
          `A subject key is wrapped with another master key: ${wrapped_by}.`,
        );
      try {
        return decrypt(version, id, wrapped_key);
      } catch (cause) {
        throw new EventStoreError('master-key', 'A wrapped subject key was altered.', { cause });
      }
    },
  };
}
