import { defineStream } from '@aera/event-store';
import { steward } from './decide-steward.ts';
import { stewardPersonalFields } from './steward.ts';

export const stewardStream = defineStream('steward', steward, { personalFields: stewardPersonalFields });
