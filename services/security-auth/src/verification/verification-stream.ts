import { defineStream } from '@aera/event-store';
import { memberEmailVerified } from '@aera/contracts/server';
import { draft } from '@aera/service-kit';
import { verification } from './verification.ts';

export const verificationStream = defineStream('verification', verification, {
  publish: ({ type, data }) =>
    type === 'EmailVerified' || type === 'EmailReplaced'
      ? draft(memberEmailVerified, { memberId: data.memberId, verifiedAt: data.verifiedAt })
      : null,
});
