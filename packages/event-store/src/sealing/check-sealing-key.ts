import { EventStoreError } from '../errors.ts';

/**
 * The master key, or null when nothing is sealed.
 * @throws EventStoreError `sealing-key` when personal fields are declared and the key cannot be one
 */
export function checkSealingKey({
  personal,
  sealingKey,
}: {
  personal?: object;
  sealingKey?: Buffer;
}): Buffer | null {
  if (sealingKey && sealingKey.length !== 32) {
    throw new EventStoreError('sealing-key', `The sealing key must be 32 bytes, not ${sealingKey.length}.`);
  }
  if (personal && !sealingKey) {
    throw new EventStoreError('sealing-key', 'Personal fields are declared, but there is no sealing key.');
  }
  return sealingKey ?? null;
}
