import { EventStoreError } from '../errors.ts';
import type { StreamDefinition } from '../streams/define-stream.ts';

/**
 * The master key, or null when nothing is sealed.
 * @throws EventStoreError `master-key` when personal fields are declared and the key cannot be one
 */
export function requireMasterKey({
  personal,
  streams = [],
  masterKey,
}: {
  personal?: object;
  streams?: readonly Pick<StreamDefinition, 'personalFields'>[];
  masterKey?: Buffer;
}): Buffer | null {
  if (masterKey && masterKey.length !== 32) {
    throw new EventStoreError('master-key', `The master key must be 32 bytes, not ${masterKey.length}.`);
  }
  const areDeclared = streams.some(({ personalFields }) => Object.keys(personalFields).length > 0);
  if ((personal || areDeclared) && !masterKey) {
    throw new EventStoreError('master-key', 'Personal fields are declared, but there is no master key.');
  }
  return masterKey ?? null;
}
