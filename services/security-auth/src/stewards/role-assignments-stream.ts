import { defineSingleStream } from '@aera/event-store';
import { roleAssignments } from './role-assignments.ts';

export const roleAssignmentsStream = defineSingleStream('steward-roles', roleAssignments);
