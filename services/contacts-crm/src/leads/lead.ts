import {
  type CloseReason,
  type LeadStatus,
  type MessageField,
  messageFields,
  type optionalMessageFields,
  type requiredMessageFields,
  type SpamReason,
} from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { CloseReason, LeadStatus, SpamReason };

type RequiredField = (typeof requiredMessageFields)[number];
type OptionalFields = Partial<Record<(typeof optionalMessageFields)[number], string | null>>;

/** A message as its sender wrote it. */
export interface WrittenMessage extends Record<RequiredField, string>, OptionalFields {}

/** Returns the message fields of a lead. */
export const pickMessage = <Lead extends Partial<Record<MessageField, unknown>>>(lead: Lead) =>
  Object.fromEntries(messageFields.map((field) => [field, lead[field]])) as Pick<Lead, MessageField>;

interface LeadCapturedData extends Record<RequiredField, string | null>, OptionalFields {
  readonly leadId: string;
  /** The signed-in member, or a keyed hash of the e-mail address. The same for every lead of a sender. */
  readonly contactId: string;
  /** Visitor session of the sender's browser; null before consent. */
  readonly sessionId: string | null;
  /** 0 to 100. */
  readonly leadScore: number;
  /** True for suspected spam, which is quarantined. */
  readonly quarantined: boolean;
  readonly source: 'form' | 'provider';
  /** Why the lead is quarantined. */
  readonly spamReasons: readonly SpamReason[];
  readonly capturedAt: string;
}

interface LeadEventActor {
  readonly leadId: string;
  readonly stewardId: string;
}

/** Events of a lead. The sender's data and the stewards' notes are encrypted per contact; they read as null after erasure. */
export type LeadEvent =
  | { type: 'LeadCaptured'; data: LeadCapturedData }
  | { type: 'LeadContacted'; data: LeadEventActor & { contactedAt: string } }
  | { type: 'LeadQualified'; data: LeadEventActor & { leadScore: number; qualifiedAt: string } }
  | { type: 'LeadClosed'; data: LeadEventActor & { reason: CloseReason | null; closedAt: string } }
  /** Returns to the status before the lead was closed. */
  | { type: 'LeadReopened'; data: LeadEventActor & { status: LeadStatus; reopenedAt: string } }
  /** A steward overrode the score, alone or with a status change. */
  | {
      type: 'LeadScoreOverridden';
      data: LeadEventActor & { leadScore: number; alone: boolean; scoredAt: string };
    }
  /** Returns to the rule score. */
  | { type: 'LeadScoreOverrideCleared'; data: LeadEventActor & { clearedAt: string } }
  /** Undoes the last change; `status` is the restored one. */
  | {
      type: 'LeadChangeUndone';
      data: LeadEventActor & {
        status: LeadStatus;
        leadScore: number;
        reason: CloseReason | null;
        undoneAt: string;
      };
    }
  /** A steward released the lead from quarantine. Not the first time if a steward had marked it as spam after it was listed. */
  | {
      type: 'LeadReleased';
      data: LeadEventActor & { contactId: string; isFirst: boolean; releasedAt: string };
    }
  /** A steward confirmed the lead as spam. */
  | { type: 'LeadMarkedAsSpam'; data: LeadEventActor & { markedAsSpamAt: string } }
  | {
      type: 'LeadNoteAdded';
      data: LeadEventActor & { contactId: string; noteId: string; text: string | null; notedAt: string };
    }
  /** The owner; null: unassigned. */
  | { type: 'LeadAssigned'; data: LeadEventActor & { owner: string | null; assignedAt: string } }
  /** Next step and its due date; null removes it. */
  | {
      type: 'LeadNextStepSet';
      data: LeadEventActor & {
        contactId: string;
        planned: boolean;
        step: string | null;
        dueAt: string | null;
        plannedAt: string;
      };
    }
  /** Hidden from the list until this time; null ends the snooze. */
  | { type: 'LeadSnoozed'; data: LeadEventActor & { snoozedUntil: string | null; snoozedAt: string } };

const subject = (data: { contactId: string }) => data.contactId;

/** Personal fields of each event. One key encrypts all leads of a contact. */
export const leadPersonalFields = {
  LeadCaptured: { subject, fields: ['sessionId', ...messageFields] },
  LeadNoteAdded: { subject, fields: ['text'] },
  LeadNextStepSet: { subject, fields: ['step'] },
} as const;

/** Overrides the rule score. */
interface ScoreOverride {
  readonly score: number;
  readonly stewardId: string;
  readonly at: string;
}

export interface NextStep {
  /** Empty once erased. */
  readonly step: string;
  readonly dueAt: string | null;
}

/** State before the last change, for undo. */
interface LeadSnapshot {
  readonly status: LeadStatus;
  /** The override, else the message score. Rule scores are stored outside the log. */
  readonly leadScore: number;
  readonly override: ScoreOverride | null;
  readonly closeReason: CloseReason | null;
}

/** State needed by `decideLead`. Screens read projections. */
export type Lead = { readonly status: 'absent' } | ExistingLead;

export interface ExistingLead extends LeadSnapshot {
  readonly contactId: string;
  /** The data of the sender was erased. */
  readonly erased: boolean;
  /** Score of the message alone. */
  readonly messageScore: number;
  /** Incremented by every change of status or score, for optimistic concurrency. */
  readonly version: number;
  /** State before the last change; null if there is nothing to undo. */
  readonly before: LeadSnapshot | null;
  /** The last status other than closed. Reopening restores it. */
  readonly openStatus: LeadStatus;
  /** Quarantined as suspected spam and not released. */
  readonly quarantined: boolean;
  /** Has been out of quarantine, so other services know it. */
  readonly wasPublished: boolean;
  readonly owner: string | null;
  readonly nextStep: NextStep | null;
  readonly snoozedUntil: string | null;
  readonly noteIds: readonly string[];
}

export const initialLead = (): Lead => ({ status: 'absent' });

export function evolveLead(lead: Lead, event: LeadEvent): Lead {
  if (event.type === 'LeadCaptured') {
    const { contactId, name, leadScore, quarantined } = event.data;
    return {
      status: 'new',
      leadScore,
      messageScore: leadScore,
      override: null,
      closeReason: null,
      version: 1,
      before: null,
      openStatus: 'new',
      contactId,
      erased: name === null,
      quarantined,
      wasPublished: !quarantined,
      owner: null,
      nextStep: null,
      snoozedUntil: null,
      noteIds: [],
    };
  }
  if (lead.status === 'absent') return lead;
  const next = evolveKnown(lead, event);
  return next.status === 'closed' ? next : { ...next, openStatus: next.status };
}

function evolveKnown(
  lead: ExistingLead,
  { type, data }: Exclude<LeadEvent, { type: 'LeadCaptured' }>,
): ExistingLead {
  switch (type) {
    case 'LeadContacted':
      return applyChange(lead, { status: 'contacted' });
    case 'LeadQualified':
      return applyChange(lead, {
        status: 'qualified',
        ...toOverride(data.leadScore, data.stewardId, data.qualifiedAt),
      });
    case 'LeadClosed':
      return applyChange(lead, { status: 'closed', closeReason: data.reason });
    case 'LeadReopened':
      return applyChange(lead, { status: data.status });
    case 'LeadScoreOverridden': {
      const scoreChange = toOverride(data.leadScore, data.stewardId, data.scoredAt);
      // Undoing a status change also undoes the score given with it.
      return data.alone
        ? applyChange(lead, { ...scoreChange, closeReason: lead.closeReason })
        : { ...lead, ...scoreChange, version: lead.version + 1 };
    }
    case 'LeadScoreOverrideCleared': {
      const { messageScore: leadScore, closeReason } = lead;
      return applyChange(lead, { leadScore, override: null, closeReason });
    }
    case 'LeadChangeUndone': {
      const { status, leadScore, reason } = data;
      // The event contains only the score; its steward is in the state.
      const override = lead.before?.override ?? null;
      const restored = { status, leadScore, override, closeReason: reason };
      return { ...lead, ...restored, version: lead.version + 1, before: null };
    }
    case 'LeadReleased':
      return { ...lead, quarantined: false, wasPublished: true };
    case 'LeadMarkedAsSpam':
      return { ...lead, quarantined: true };
    case 'LeadNoteAdded':
      return { ...lead, noteIds: [...lead.noteIds, data.noteId] };
    case 'LeadAssigned':
      return { ...lead, owner: data.owner };
    case 'LeadNextStepSet':
      return { ...lead, nextStep: data.planned ? { step: data.step ?? '', dueAt: data.dueAt } : null };
    case 'LeadSnoozed':
      return { ...lead, snoozedUntil: data.snoozedUntil };
    default:
      return unreachable(type);
  }
}

const toOverride = (score: number, stewardId: string, at: string) => ({
  leadScore: score,
  override: { score, stewardId, at },
});

const applyChange = (lead: ExistingLead, to: Partial<LeadSnapshot>): ExistingLead => {
  const { status, leadScore, override, closeReason } = lead;
  return {
    ...lead,
    closeReason: null,
    ...to,
    version: lead.version + 1,
    before: { status, leadScore, override, closeReason },
  };
};
