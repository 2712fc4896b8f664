import { defineSingleStream } from '@aera/event-store';
import { roster } from './role-assignments.ts';

export const rosterStream = defineSingleStream('steward-roster', roster);
