import { unreachable } from '@aera/event-store/decider';
import type { LeadCommand } from '../leads/decide-lead.ts';
import type { BulkAction, BulkOutcome, BulkItem, ExistingBulkJob } from './bulk-job.ts';

type BulkJobContext = Pick<ExistingBulkJob, 'action' | 'of' | 'stewardId'>;

/** Whether an action of this kind can be taken back. Being put off is no move, and is ended like that of any lead. */
export const isUndoable = ({ kind }: BulkAction): boolean => kind !== 'snoozed';

/** What an action asks of one lead: the very commands that stewards give one by one. */
export function toLeadCommand(
  { action, of, stewardId }: BulkJobContext,
  row: BulkItem,
  now: string,
): LeadCommand {
  const { leadId, version } = row;
  const by = { leadId, stewardId };
  if (of === 'undo') return undoCommand(action, row, by, now);
  switch (action.kind) {
    case 'contacted':
      return { type: 'ContactLead', data: { ...by, version }, now };
    case 'closed':
      return { type: 'CloseLead', data: { ...by, version, reason: action.reason }, now };
    case 'reopened':
      return { type: 'ReopenLead', data: { ...by, version }, now };
    case 'owned':
      return { type: 'AssignLead', data: { ...by, from: row.owner, to: action.to }, now };
    case 'snoozed':
      return { type: 'SnoozeLead', data: { ...by, until: action.until }, now };
    case 'markedAsSpam':
      return { type: 'MarkLeadAsSpam', data: by, now };
    case 'released':
      return { type: 'ReleaseLead', data: by, now };
    default:
      return unreachable(action);
  }
}

function undoCommand(
  action: BulkAction,
  { version, owner }: BulkItem,
  by: { leadId: string; stewardId: string },
  now: string,
): LeadCommand {
  switch (action.kind) {
    case 'contacted':
    case 'closed':
    case 'reopened':
      return { type: 'UndoLeadChange', data: { ...by, version }, now };
    case 'owned':
      return { type: 'AssignLead', data: { ...by, from: action.to, to: owner }, now };
    case 'markedAsSpam':
      return { type: 'ReleaseLead', data: by, now };
    case 'released':
      return { type: 'MarkLeadAsSpam', data: by, now };
    case 'snoozed':
      throw new Error('Being put off is not taken back.');
    default:
      return unreachable(action);
  }
}

const outcomes: Readonly<Record<string, BulkOutcome>> = {
  'lead-not-found': 'gone',
  'lead-changed': 'changed',
  'lead-assignment-conflict': 'changed',
  'nothing-to-undo': 'changed',
};

/** What a refusal of this code means for the lead. */
export const outcomeOf = (code: string): BulkOutcome => outcomes[code] ?? 'refused';
