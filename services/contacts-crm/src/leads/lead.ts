import type { CloseReason, LeadStatus, SpamReason } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { CloseReason, LeadStatus, SpamReason };

interface LeadEventActor {
  readonly leadId: string;
  readonly stewardId: string;
}

/**
 * What can have happened to a lead. What the person wrote, and what stewards wrote of them, is sealed per contact and reads as
 * null once erased.
 */
export type LeadEvent =
  | {
      type: 'LeadCaptured';
      data: {
        leadId: string;
        /** Who wrote: the member who was signed in, or an id that stands for the e-mail address. The same for every lead from them. */
        contactId: string;
        /** Visitor session of the browser it was written in, once that has acknowledged the notice. */
        sessionId: string | null;
        name: string | null;
        email: string | null;
        subject: string | null;
        message: string | null;
        /** 0 to 100. */
        leadScore: number;
        /** True when it looks like the work of a program: it waits in the quarantine. */
        quarantined: boolean;
        source: 'form' | 'provider';
        /** Why it does. */
        spamReasons: readonly SpamReason[];
        capturedAt: string;
      };
    }
  | { type: 'LeadContacted'; data: LeadEventActor & { contactedAt: string } }
  | { type: 'LeadQualified'; data: LeadEventActor & { leadScore: number; qualifiedAt: string } }
  | { type: 'LeadClosed'; data: LeadEventActor & { reason: CloseReason | null; closedAt: string } }
  /** Back to where it stood before it was closed. */
  | { type: 'LeadReopened'; data: LeadEventActor & { status: LeadStatus; reopenedAt: string } }
  /** A steward gave a score of their own, alone or beside a move. */
  | {
      type: 'LeadScoreOverridden';
      data: LeadEventActor & { leadScore: number; alone: boolean; scoredAt: string };
    }
  /** Back to what the rules say. */
  | { type: 'LeadScoreOverrideCleared'; data: LeadEventActor & { clearedAt: string } }
  /** The last move was a slip: where it stands again. */
  | {
      type: 'LeadChangeUndone';
      data: LeadEventActor & {
        status: LeadStatus;
        leadScore: number;
        reason: CloseReason | null;
        undoneAt: string;
      };
    }
  /** A person wrote it after all. */
  | { type: 'LeadReleased'; data: LeadEventActor & { contactId: string; releasedAt: string } }
  /** A program wrote it after all. */
  | { type: 'LeadMarkedAsSpam'; data: LeadEventActor & { markedAsSpamAt: string } }
  | {
      type: 'LeadNoteAdded';
      data: LeadEventActor & { contactId: string; noteId: string; text: string | null; notedAt: string };
    }
  /** The assignee; null: unassigned. */
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
  /** Out of sight until then; null: in sight again. */
  | { type: 'LeadSnoozed'; data: LeadEventActor & { snoozedUntil: string | null; snoozedAt: string } };

const subject = (data: { contactId: string }) => data.contactId;

/** Which fields identify the person or speak of them, and that one key seals all leads of one contact. */
export const leadPersonalFields = {
  LeadCaptured: { subject, fields: ['sessionId', 'name', 'email', 'subject', 'message'] },
  LeadNoteAdded: { subject, fields: ['text'] },
  LeadNextStepSet: { subject, fields: ['step'] },
} as const;

/** How events of earlier releases read today. */
export const leadUpcasters = {
  /** The only source was the form, the only signs its own, and which of them it was is not known. */
  LeadCaptured: [
    (data: { quarantined: boolean }) => ({
      ...data,
      source: 'form',
      spamReasons: data.quarantined ? ['unknown'] : [],
    }),
    (data: object) => ({ ...data, sessionId: null }),
  ],
  LeadClosed: [(data: object) => ({ ...data, reason: null })],
  LeadScoreOverridden: [(data: object) => ({ ...data, alone: false })],
} as const;

/** A score that a steward gave: it counts, whatever the rules say. */
interface ScoreOverride {
  readonly score: number;
  readonly stewardId: string;
  readonly at: string;
}

/** Where a lead stood before the last move, so that the move can be taken back. */
interface LeadSnapshot {
  readonly status: LeadStatus;
  /** The steward's, or what the message alone was worth; what the rules make of it stands beside the log. */
  readonly leadScore: number;
  readonly override: ScoreOverride | null;
  readonly closeReason: CloseReason | null;
}

/** Only what `decideLead` needs to know; screens have their own projection. */
export type Lead = { readonly status: 'absent' } | ExistingLead;

export interface ExistingLead extends LeadSnapshot {
  readonly contactId: string;
  /** What the message alone was worth. */
  readonly messageScore: number;
  /** Grows with every change of status or score: what a steward saw when they chose. */
  readonly version: number;
  /** What the last move replaced; null when there is nothing to take back. */
  readonly before: LeadSnapshot | null;
  /** Quarantined as suspected spam and not released. */
  readonly quarantined: boolean;
  readonly owner: string | null;
  readonly nextStep: { readonly step: string | null; readonly dueAt: string | null } | null;
  readonly snoozedUntil: string | null;
  readonly noteIds: readonly string[];
}

export const initialLead = (): Lead => ({ status: 'absent' });

export function evolveLead(lead: Lead, event: LeadEvent): Lead {
  if (event.type === 'LeadCaptured') {
    const { contactId, leadScore, quarantined } = event.data;
    return {
      status: 'new',
      leadScore,
      messageScore: leadScore,
      override: null,
      closeReason: null,
      version: 1,
      before: null,
      contactId,
      quarantined: quarantined,
      owner: null,
      nextStep: null,
      snoozedUntil: null,
      noteIds: [],
    };
  }
  return lead.status === 'absent' ? lead : evolveKnown(lead, event);
}

function evolveKnown(lead: ExistingLead, { type, data }: Exclude<LeadEvent, { type: 'LeadCaptured' }>): Lead {
  switch (type) {
    case 'LeadContacted':
      return applyChange(lead, { status: 'contacted' });
    case 'LeadQualified':
      return applyChange(lead, {
        status: 'qualified',
        ...overriding(data.leadScore, data.stewardId, data.qualifiedAt),
      });
    case 'LeadClosed':
      return applyChange(lead, { status: 'closed', closeReason: data.reason });
    case 'LeadReopened':
      return applyChange(lead, { status: data.status });
    case 'LeadScoreOverridden': {
      const given = overriding(data.leadScore, data.stewardId, data.scoredAt);
      // A score given beside a move is taken back with it.
      return data.alone
        ? applyChange(lead, { ...given, closeReason: lead.closeReason })
        : { ...lead, ...given, version: lead.version + 1 };
    }
    case 'LeadScoreOverrideCleared': {
      const { messageScore: leadScore, closeReason } = lead;
      return applyChange(lead, { leadScore, override: null, closeReason });
    }
    case 'LeadChangeUndone': {
      const { status, leadScore, reason } = data;
      // Whose score it was is known from before; the event tells the figure alone.
      const override = lead.before?.override ?? null;
      const stands = { status, leadScore, override, closeReason: reason };
      return { ...lead, ...stands, version: lead.version + 1, before: null };
    }
    case 'LeadReleased':
      return { ...lead, quarantined: false };
    case 'LeadMarkedAsSpam':
      return { ...lead, quarantined: true };
    case 'LeadNoteAdded':
      return { ...lead, noteIds: [...lead.noteIds, data.noteId] };
    case 'LeadAssigned':
      return { ...lead, owner: data.owner };
    case 'LeadNextStepSet':
      return { ...lead, nextStep: data.planned ? { step: data.step, dueAt: data.dueAt } : null };
    case 'LeadSnoozed':
      return { ...lead, snoozedUntil: data.snoozedUntil };
    default:
      return unreachable(type);
  }
}

const overriding = (score: number, stewardId: string, at: string) => ({
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
