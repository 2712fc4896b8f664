import { defineSingleStream } from '@aera/event-store';
import { roleAssignments } from './role-assignments.ts';

export const rosterStream = defineSingleStream('steward-roles', roleAssignments);
