import { fold } from '@aera/domain';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { SecurityEvent } from '../security-event.ts';
import { secondFactor, type SecondFactorCommand } from './decide-second-factor.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import type { CodeUse, SecondFactor, SecondFactorEvent } from './second-factor.ts';
import { newSecret } from './totp.ts';

export interface SecondFactors {
  of(stewardId: string): Promise<SecondFactor>;
  /** Answers a secret that counts once `confirm` has seen a code of it. */
  begin(stewardId: string, metadata: EventMetadata): Promise<string>;
  /** Answers the recovery codes, which nobody can read again. */
  confirm(stewardId: string, code: string, metadata: EventMetadata): Promise<string[]>;
  /** @throws DomainError `invalid-code` or `code-replayed` */
  present(stewardId: string, code: string, use: CodeUse, metadata: EventMetadata): Promise<void>;
  /** @throws DomainError `invalid-code` */
  presentRecoveryCode(stewardId: string, code: string, metadata: EventMetadata): Promise<void>;
  renewRecoveryCodes(stewardId: string, metadata: EventMetadata): Promise<string[]>;
  /** Gives it up, for oneself or, as another steward, for somebody who has lost it. */
  reset(stewardId: string, by: string, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore<SecurityEvent>;
  readonly now: () => string;
}

const streamOf = (stewardId: string): string => `second-factor-${stewardId}`;

/** Second factors, read from their own streams: what was accepted a moment ago is refused by everybody from then on. */
export function createSecondFactors({ store, now }: Deps): SecondFactors {
  type Wish = SecondFactorCommand extends infer C
    ? C extends C
      ? Omit<C, 'stewardId' | 'now'>
      : never
    : never;
  const handle = async (stewardId: string, wish: Wish, metadata: EventMetadata): Promise<void> => {
    const command = { ...wish, stewardId, now: now() } as SecondFactorCommand;
    await store.handle(secondFactor, streamOf(stewardId), command, metadata);
  };
  const newCodes = (stewardId: string) => {
    const codes = newRecoveryCodes();
    return { codes, recoveryHashes: codes.map((code) => recoveryHash(stewardId, code)) };
  };

  return {
    of: async (stewardId) =>
      fold(secondFactor, (await store.readStream(streamOf(stewardId))) as SecondFactorEvent[]),
    async begin(stewardId, metadata) {
      const secret = newSecret();
      await handle(stewardId, { type: 'BeginSetUp', secret }, metadata);
      return secret;
    },
    async confirm(stewardId, code, metadata) {
      const { codes, recoveryHashes } = newCodes(stewardId);
      await handle(stewardId, { type: 'ConfirmSetUp', code, recoveryHashes }, metadata);
      return codes;
    },
    present: (stewardId, code, use, metadata) =>
      handle(stewardId, { type: 'PresentCode', code, use }, metadata),
    presentRecoveryCode: (stewardId, code, metadata) =>
      handle(stewardId, { type: 'PresentRecoveryCode', hash: recoveryHash(stewardId, code) }, metadata),
    async renewRecoveryCodes(stewardId, metadata) {
      const { codes, recoveryHashes } = newCodes(stewardId);
      await handle(stewardId, { type: 'RenewRecoveryCodes', recoveryHashes }, metadata);
      return codes;
    },
    reset: (stewardId, by, metadata) => handle(stewardId, { type: 'Reset', by }, metadata),
  };
}
