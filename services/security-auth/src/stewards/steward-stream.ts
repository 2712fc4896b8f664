import { defineStream } from '@aera/event-store';
import { steward } from './decide-steward.ts';
import { personalOfStewardAccounts } from './steward.ts';

export const stewardStream = defineStream('steward', steward, { personalFields: personalOfStewardAccounts });
