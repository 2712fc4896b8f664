import { defineStream } from '@aera/event-store';
import { secondFactor } from './decide-second-factor.ts';
import { secondFactorPersonalFields } from './second-factor.ts';

export const secondFactorStream = defineStream('second-factor', secondFactor, {
  personalFields: secondFactorPersonalFields,
});
