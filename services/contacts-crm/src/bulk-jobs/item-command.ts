import { unreachable } from '@aera/event-store/decider';
import type { LeadCommand } from '../leads/decide-lead.ts';
import type { BulkAction, BulkOutcome, BulkItem, ExistingBulkJob } from './bulk-job.ts';

type BulkJobContext = Pick<ExistingBulkJob, 'action' | 'selection' | 'stewardId'>;

/** True if jobs with this action can be undone. Snoozing cannot: it is not a status change and is ended per lead. */
export const isUndoable = ({ kind }: BulkAction): boolean => kind !== 'snoozed';

/** True if the job undoes a change of the quarantine, which does not change the version of a lead. */
export const undoesQuarantineChange = ({
  action: { kind },
  selection,
}: Pick<BulkJobContext, 'action' | 'selection'>): boolean =>
  selection === 'undo' && (kind === 'released' || kind === 'marked-spam');

/** Returns the command for one lead of a job: the same commands as for single leads. */
export function toLeadCommand(
  { action, selection, stewardId }: BulkJobContext,
  item: BulkItem,
  now: string,
): LeadCommand {
  const { leadId, version } = item;
  const target = { leadId, stewardId };
  if (selection === 'undo') return toUndoCommand(action, item, target, now);
  switch (action.kind) {
    case 'contacted':
      return { type: 'ContactLead', data: { ...target, version }, now };
    case 'closed':
      return { type: 'CloseLead', data: { ...target, version, reason: action.reason }, now };
    case 'reopened':
      return { type: 'ReopenLead', data: { ...target, version }, now };
    case 'assigned':
      return { type: 'AssignLead', data: { ...target, from: item.owner, to: action.to }, now };
    case 'snoozed':
      return { type: 'SnoozeLead', data: { ...target, version, snoozedUntil: action.snoozedUntil }, now };
    case 'marked-spam':
      return { type: 'MarkLeadAsSpam', data: { ...target, version }, now };
    case 'released':
      return { type: 'ReleaseLead', data: { ...target, version }, now };
    default:
      return unreachable(action);
  }
}

function toUndoCommand(
  action: BulkAction,
  { version, owner }: BulkItem,
  target: { leadId: string; stewardId: string },
  now: string,
): LeadCommand {
  switch (action.kind) {
    case 'contacted':
    case 'closed':
    case 'reopened':
      return { type: 'UndoLeadChange', data: { ...target, version }, now };
    case 'assigned':
      return { type: 'AssignLead', data: { ...target, from: action.to, to: owner }, now };
    case 'marked-spam':
      return { type: 'ReleaseLead', data: { ...target, version }, now };
    case 'released':
      return { type: 'MarkLeadAsSpam', data: { ...target, version }, now };
    case 'snoozed':
      throw new Error('Snoozing cannot be undone.');
    default:
      return unreachable(action);
  }
}

const outcomes: Readonly<Record<string, BulkOutcome>> = {
  'lead-not-found': 'not-found',
  'lead-changed': 'conflict',
  'lead-assignment-conflict': 'conflict',
  'nothing-to-undo': 'conflict',
};

/** Maps a rejection code to the outcome of the item. */
export const toOutcome = (code: string): BulkOutcome => outcomes[code] ?? 'rejected';
