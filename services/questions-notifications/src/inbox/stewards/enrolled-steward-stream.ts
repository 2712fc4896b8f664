import { defineStream } from '@aera/event-store';
import { enrolledSteward } from './enrolled-steward.ts';

export const enrolledStewardStream = defineStream('enrolled', enrolledSteward);
