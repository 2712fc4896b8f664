import { defineSingleStream } from '@aera/event-store';
import { roster } from './roster.ts';

export const rosterStream = defineSingleStream('steward-roster', roster);
