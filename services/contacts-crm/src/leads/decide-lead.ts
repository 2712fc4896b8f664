import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type CloseReason,
  evolveLead,
  initialLead,
  type ExistingLead,
  type Lead,
  type LeadEvent,
  type NextStep,
  type SpamReason,
  type WrittenMessage,
} from './lead.ts';

interface CommandActor {
  readonly leadId: string;
  readonly stewardId: string;
}

/** The version that the steward saw, for optimistic concurrency; absent: any. */
interface ExpectedVersion {
  readonly version?: number | undefined;
}

/** A status change by a steward, with an optional score override. */
interface StatusChange extends CommandActor, ExpectedVersion {
  readonly leadScore?: number | undefined;
}

interface CaptureLeadData extends WrittenMessage {
  readonly leadId: string;
  readonly contactId: string;
  readonly sessionId: string | null;
  readonly source: 'form' | 'provider';
  readonly spamReasons: readonly SpamReason[];
}

export type LeadCommand =
  | { type: 'CaptureLead'; data: CaptureLeadData; now: string }
  | { type: 'ContactLead'; data: StatusChange; now: string }
  | { type: 'QualifyLead'; data: StatusChange; now: string }
  | { type: 'CloseLead'; data: StatusChange & { reason?: CloseReason | undefined }; now: string }
  | { type: 'ReopenLead'; data: StatusChange; now: string }
  /** Overrides the score; null returns to the rule score. */
  | {
      type: 'OverrideLeadScore';
      data: Omit<StatusChange, 'leadScore'> & { leadScore: number | null };
      now: string;
    }
  | { type: 'UndoLeadChange'; data: CommandActor & { version: number }; now: string }
  | { type: 'ReleaseLead'; data: CommandActor & ExpectedVersion; now: string }
  | { type: 'MarkLeadAsSpam'; data: CommandActor & ExpectedVersion; now: string }
  | { type: 'AddLeadNote'; data: CommandActor & { noteId: string; text: string }; now: string }
  /** `from` is the owner that the steward saw. */
  | { type: 'AssignLead'; data: CommandActor & { from: string | null; to: string | null }; now: string }
  /** `from` is the next step that the steward saw. */
  | {
      type: 'SetNextStep';
      data: CommandActor & { from: NextStep | null; next: NextStep | null };
      now: string;
    }
  | {
      type: 'SnoozeLead';
      data: CommandActor & ExpectedVersion & { snoozedUntil: string | null };
      now: string;
    };

type CommandOf<Type extends LeadCommand['type']> = Extract<LeadCommand, { type: Type }>;

/** Score of each level of interest, out of 100. */
export const interestScores = { high: 90, medium: 60, low: 30 } as const;

const forSubject = 10;
const forMessage = 20;
const fullScoreLength = 1000;

/**
 * Returns the score of a message by its text alone: `low`, plus 10 for a subject, plus one per 50 characters up to 20. The form can
 * therefore reach `medium` at most; only stewards give `high`.
 */
export function computeInitialScore({
  subject,
  message,
}: Pick<WrittenMessage, 'subject' | 'message'>): number {
  const length = Math.min(message.trim().length, fullScoreLength);
  return (
    interestScores.low +
    (subject?.trim() ? forSubject : 0) +
    Math.floor((length * forMessage) / fullScoreLength)
  );
}

const reject = rejections({
  'lead-not-found': ['not-found', 'Contact not found.'],
  'nothing-to-undo': ['conflict', 'Nothing to undo.'],
  'lead-assignment-conflict': ['stale', 'This contact is now assigned to someone else.'],
  'lead-next-step-conflict': ['stale', 'Someone else changed the next step of this contact.'],
  'snooze-until-in-past': ['invalid', 'Choose a time in the future.'],
  'lead-erased': ['conflict', 'You can’t add notes or next steps to an erased contact.'],
  'lead-changed': ['stale', 'Someone else updated this contact.'],
});

export const leadNotFound = () => reject('lead-not-found');
export const snoozePast = () => reject('snooze-until-in-past');

/** Returns no events when nothing changes, so commands are idempotent. */
function decideLead(command: LeadCommand, lead: Lead): LeadEvent[] {
  if (command.type === 'CaptureLead') return capture(command, lead);
  if (lead.status === 'absent') throw leadNotFound();
  return decideKnown(command, lead);
}

function decideKnown(
  command: Exclude<LeadCommand, { type: 'CaptureLead' }>,
  lead: ExistingLead,
): LeadEvent[] {
  switch (command.type) {
    case 'ContactLead':
    case 'QualifyLead':
    case 'CloseLead':
      return changeStatus(command, lead);
    case 'ReopenLead':
      return reopen(command, lead);
    case 'OverrideLeadScore':
      return overrideScore(command, lead);
    case 'UndoLeadChange':
      return undo(command, lead);
    case 'ReleaseLead':
      return release(command, lead);
    case 'MarkLeadAsSpam':
      return markAsSpam(command, lead);
    case 'AddLeadNote':
      return addNote(command, lead);
    case 'AssignLead':
      return assign(command, lead);
    case 'SetNextStep':
      return setNextStep(command, lead);
    case 'SnoozeLead':
      return snooze(command, lead);
    default:
      return unreachable(command);
  }
}

function capture({ data, now }: CommandOf<'CaptureLead'>, lead: Lead): LeadEvent[] {
  if (lead.status !== 'absent') return [];
  const quarantined = data.spamReasons.length > 0;
  return [
    {
      type: 'LeadCaptured',
      data: { ...data, quarantined, leadScore: computeInitialScore(data), capturedAt: now },
    },
  ];
}

const statusByCommand = { ContactLead: 'contacted', QualifyLead: 'qualified', CloseLead: 'closed' } as const;

function changeStatus(
  command: CommandOf<'ContactLead'> | CommandOf<'QualifyLead'> | CommandOf<'CloseLead'>,
  lead: ExistingLead,
): LeadEvent[] {
  const { leadScore } = command.data;
  const by = toActor(command.data);
  const there = lead.status === statusByCommand[command.type] && !givesOtherReason(command, lead);
  const rescored = leadScore !== undefined && leadScore !== lead.override?.score;
  if (there && !rescored) return [];
  assertCurrentVersion(command.data, lead);
  const { now } = command;
  const scored: LeadEvent[] = rescored
    ? [{ type: 'LeadScoreOverridden', data: { ...by, leadScore, alone: there, scoredAt: now } }]
    : [];
  if (there) return scored;
  switch (command.type) {
    case 'ContactLead':
      return [{ type: 'LeadContacted', data: { ...by, contactedAt: now } }, ...scored];
    case 'QualifyLead':
      return [
        {
          type: 'LeadQualified',
          data: { ...by, leadScore: leadScore ?? interestScores.high, qualifiedAt: now },
        },
      ];
    case 'CloseLead':
      return [
        { type: 'LeadClosed', data: { ...by, reason: command.data.reason ?? null, closedAt: now } },
        ...scored,
      ];
    default:
      return unreachable(command);
  }
}

/** True if a closed lead would get another close reason. */
const givesOtherReason = (command: LeadCommand, { closeReason }: ExistingLead): boolean =>
  command.type === 'CloseLead' && command.data.reason !== undefined && command.data.reason !== closeReason;

function reopen({ data, now }: CommandOf<'ReopenLead'>, lead: ExistingLead): LeadEvent[] {
  if (lead.status !== 'closed') return [];
  assertCurrentVersion(data, lead);
  return [{ type: 'LeadReopened', data: { ...toActor(data), status: lead.openStatus, reopenedAt: now } }];
}

function overrideScore({ data, now }: CommandOf<'OverrideLeadScore'>, lead: ExistingLead): LeadEvent[] {
  const { leadScore } = data;
  if (leadScore === (lead.override?.score ?? null)) return [];
  assertCurrentVersion(data, lead);
  const by = toActor(data);
  return leadScore === null
    ? [{ type: 'LeadScoreOverrideCleared', data: { ...by, clearedAt: now } }]
    : [{ type: 'LeadScoreOverridden', data: { ...by, leadScore, alone: true, scoredAt: now } }];
}

/** Undoes the last change, unless another change followed. */
function undo({ data, now }: CommandOf<'UndoLeadChange'>, lead: ExistingLead): LeadEvent[] {
  assertCurrentVersion(data, lead);
  if (!lead.before) throw reject('nothing-to-undo');
  const { status, leadScore, closeReason: reason } = lead.before;
  return [{ type: 'LeadChangeUndone', data: { ...toActor(data), status, leadScore, reason, undoneAt: now } }];
}

function release({ data, now }: CommandOf<'ReleaseLead'>, lead: ExistingLead): LeadEvent[] {
  if (!lead.quarantined) return [];
  assertCurrentVersion(data, lead);
  const { contactId, wasPublished } = lead;
  const released = { ...toActor(data), contactId, isFirst: !wasPublished, releasedAt: now };
  return [{ type: 'LeadReleased', data: released }];
}

function markAsSpam({ data, now }: CommandOf<'MarkLeadAsSpam'>, lead: ExistingLead): LeadEvent[] {
  if (lead.quarantined) return [];
  assertCurrentVersion(data, lead);
  return [{ type: 'LeadMarkedAsSpam', data: { ...toActor(data), markedAsSpamAt: now } }];
}

/** Text that is added after an erasure would be encrypted with a new key, which no erasure deletes. */
function addNote({ data, now }: CommandOf<'AddLeadNote'>, lead: ExistingLead): LeadEvent[] {
  if (lead.noteIds.includes(data.noteId)) return [];
  if (lead.erased) throw reject('lead-erased');
  const { noteId, text } = data;
  const { contactId } = lead;
  return [{ type: 'LeadNoteAdded', data: { ...toActor(data), contactId, noteId, text, notedAt: now } }];
}

function assign({ data, now }: CommandOf<'AssignLead'>, lead: ExistingLead): LeadEvent[] {
  if (lead.owner === data.to) return [];
  if (lead.owner !== data.from) throw reject('lead-assignment-conflict');
  return [{ type: 'LeadAssigned', data: { ...toActor(data), owner: data.to, assignedAt: now } }];
}

function setNextStep(
  { data: { from, next, ...received }, now }: CommandOf<'SetNextStep'>,
  lead: ExistingLead,
): LeadEvent[] {
  if (isSameStep(next, lead.nextStep)) return [];
  if (lead.erased && next) throw reject('lead-erased');
  if (!isSameStep(from, lead.nextStep)) throw reject('lead-next-step-conflict');
  const data = { ...received, contactId: lead.contactId, planned: next !== null, plannedAt: now };
  return [
    { type: 'LeadNextStepSet', data: { ...data, step: next?.step ?? null, dueAt: next?.dueAt ?? null } },
  ];
}

const isSameStep = (one: NextStep | null, other: NextStep | null): boolean =>
  one?.step === other?.step && one?.dueAt === other?.dueAt;

function snooze({ data, now }: CommandOf<'SnoozeLead'>, lead: ExistingLead): LeadEvent[] {
  if (data.snoozedUntil === lead.snoozedUntil) return [];
  assertCurrentVersion(data, lead);
  if (data.snoozedUntil !== null && Date.parse(data.snoozedUntil) <= Date.parse(now)) throw snoozePast();
  return [
    { type: 'LeadSnoozed', data: { ...toActor(data), snoozedUntil: data.snoozedUntil, snoozedAt: now } },
  ];
}

const toActor = ({ leadId, stewardId }: { leadId: string; stewardId: string }) => ({ leadId, stewardId });

/** @throws DomainError `lead-changed` if the lead changed since the version that the steward saw */
function assertCurrentVersion({ version }: ExpectedVersion, lead: ExistingLead): void {
  if (version !== undefined && version !== lead.version) throw reject('lead-changed');
}

export const lead: Decider<LeadCommand, LeadEvent, Lead> = {
  initial: initialLead,
  evolve: evolveLead,
  decide: decideLead,
};
