import { defineStream } from '@aera/event-store';
import { memberEmailVerified } from '@aera/contracts/server';
import { draftByType, draftOf } from '@aera/service-kit';
import { verification, type VerificationEvent } from './verification.ts';

export const verificationStream = defineStream('verification', verification, {
  toDraft: draftByType<VerificationEvent>({
    EmailVerified: draftOf(memberEmailVerified),
    EmailReplaced: draftOf(memberEmailVerified),
    VerificationRequested: null,
  }),
});
