import { defineStream } from '@aera/event-store';
import { enrolledSteward } from './steward-inbox.ts';

export const enrolledStewardStream = defineStream('enrolled', enrolledSteward);
