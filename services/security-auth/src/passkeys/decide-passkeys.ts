import { type Decider, DomainError, unreachable } from '@aera/event-store/decider';
import { type Credential, evolvePasskeys, type PasskeyEvent, type Passkeys } from './passkeys.ts';

interface Of {
  readonly memberId: string;
  readonly passkeyId: string;
}

export type PasskeyCommand =
  | {
      type: 'AddPasskey';
      data: Of & { name: string; credential: Credential; counter: number; synced: boolean };
      now: string;
    }
  | { type: 'UsePasskey'; data: Of & { counter: number }; now: string }
  | { type: 'RenamePasskey'; data: Of & { name: string }; now: string }
  | { type: 'RemovePasskey'; data: Of; now: string };

/** Nobody has more devices; a list that grows without end is somebody's mistake. */
const most = 20;

function decide({ type, data, now }: PasskeyCommand, passkeys: Passkeys): PasskeyEvent[] {
  const found = passkeys.find(({ passkeyId }) => passkeyId === data.passkeyId);
  switch (type) {
    case 'AddPasskey':
      if (passkeys.some(({ credential }) => credential.id === data.credential.id))
        throw new DomainError('passkey-exists', 'This passkey is one of yours already.');
      if (passkeys.length >= most)
        throw new DomainError(
          'passkeys-full',
          `There is room for ${most} passkeys. Please remove one first.`,
        );
      return [{ type: 'PasskeyAdded', data: { ...data, addedAt: now } }];
    case 'UsePasskey':
      if (!found) throw notFound();
      // One that counts and does not count up was copied, or an answer of its is played again.
      if ((found.counter > 0 || data.counter > 0) && data.counter <= found.counter)
        throw new DomainError('passkey-copied', 'This passkey cannot be trusted any more.');
      return [{ type: 'PasskeyUsed', data: { ...data, usedAt: now } }];
    case 'RenamePasskey':
      if (!found) throw notFound();
      return found.name === data.name ? [] : [{ type: 'PasskeyRenamed', data: { ...data, renamedAt: now } }];
    case 'RemovePasskey':
      return found ? [{ type: 'PasskeyRemoved', data: { ...data, removedAt: now } }] : [];
    default:
      return unreachable(type);
  }
}

const notFound = () => new DomainError('passkey-not-found', 'There is no such passkey.');

export const passkeys: Decider<PasskeyCommand, PasskeyEvent, Passkeys> = {
  initial: () => [],
  evolve: evolvePasskeys,
  decide,
};
