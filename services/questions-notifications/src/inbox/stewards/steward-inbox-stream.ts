import { defineStream } from '@aera/event-store';
import { stewardInbox } from './steward-inbox.ts';

export const enrolledStewardStream = defineStream('enrolled', stewardInbox);
