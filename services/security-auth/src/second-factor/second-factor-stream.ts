import { defineStream } from '@aera/event-store';
import { createSecondFactorDecider } from './decide-second-factor.ts';
import { findMatchingTimeStep } from './totp.ts';

const subject = (data: { stewardId: string }) => data.stewardId;

export const secondFactorStream = defineStream(
  'second-factor',
  createSecondFactorDecider(findMatchingTimeStep),
  {
    personalFields: {
      SecondFactorSetupStarted: { subject, fields: ['secret'] },
      SecondFactorConfirmed: { subject, fields: ['recoveryHashes'] },
      RecoveryCodesRenewed: { subject, fields: ['recoveryHashes'] },
    },
  },
);
