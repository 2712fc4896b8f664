import { EventStoreError } from '../errors.ts';
import type { StreamDefinition } from '../streams/define-stream.ts';

/**
 * The master key, or null when nothing is sealed.
 * @throws EventStoreError `sealing-key` when personal fields are declared and the key cannot be one
 */
export function requireMasterKey({
  personal,
  streams = [],
  sealingKey,
}: {
  personal?: object;
  streams?: readonly Pick<StreamDefinition, 'personalFields'>[];
  sealingKey?: Buffer;
}): Buffer | null {
  if (sealingKey && sealingKey.length !== 32) {
    throw new EventStoreError('sealing-key', `The sealing key must be 32 bytes, not ${sealingKey.length}.`);
  }
  const areDeclared = streams.some(({ personalFields }) => Object.keys(personalFields).length > 0);
  if ((personal || areDeclared) && !sealingKey) {
    throw new EventStoreError('sealing-key', 'Personal fields are declared, but there is no sealing key.');
  }
  return sealingKey ?? null;
}
