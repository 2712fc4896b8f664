import { defineStream } from '@aera/event-store';
import { secondFactor } from './decide-second-factor.ts';
import { personalOfSecondFactors } from './second-factor.ts';

export const secondFactorStream = defineStream('second-factor', secondFactor, {
  personalFields: personalOfSecondFactors,
});
