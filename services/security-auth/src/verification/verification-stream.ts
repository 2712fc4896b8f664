import { defineStream } from '@aera/event-store';
import { memberEmailVerified } from '@aera/contracts/server';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { verification, type VerificationEvent } from './verification.ts';

export const verificationStream = defineStream('verification', verification, {
  toDraft: toMessage,
});

function toMessage({ type, data }: VerificationEvent): MessageDraft | null {
  switch (type) {
    case 'EmailVerified':
    case 'EmailReplaced':
      return draft(memberEmailVerified, { memberId: data.memberId, verifiedAt: data.verifiedAt });
    case 'VerificationRequested':
      return null;
    default:
      return unreachable(type);
  }
}
