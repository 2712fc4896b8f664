import { unreachable } from '@aera/event-store/decider';
import type { CloseReason, LeadEvent, LeadStatus } from './lead-events.ts';

/** A score that a steward gave: it counts, whatever the rules say. */
export interface Override {
  readonly score: number;
  readonly stewardId: string;
  readonly at: string;
}

/** Where a lead stood before the last move, so that the move can be taken back. */
export interface Standing {
  readonly status: LeadStatus;
  /** The steward's, or what the message alone was worth; what the rules make of it stands beside the log. */
  readonly leadScore: number;
  readonly override: Override | null;
  readonly closeReason: CloseReason | null;
}

/** Only what `decideLead` needs to know; screens have their own projection. */
export type Lead = { readonly status: 'absent' } | KnownLead;

export interface KnownLead extends Standing {
  readonly contactId: string;
  /** What the message alone was worth. */
  readonly messageScore: number;
  /** Grows with every change of status or score: what a steward saw when they chose. */
  readonly version: number;
  /** What the last move replaced; null when there is nothing to take back. */
  readonly before: Standing | null;
  /** Looks like the work of a program and nobody has said otherwise. */
  readonly quarantined: boolean;
  readonly owner: string | null;
  readonly nextStep: { readonly step: string | null; readonly dueAt: string | null } | null;
  readonly snoozedUntil: string | null;
  readonly noteIds: readonly string[];
}

export const initialLead = (): Lead => ({ status: 'absent' });

export function evolveLead(lead: Lead, event: LeadEvent): Lead {
  if (event.type === 'LeadCaptured') {
    const { contactId, leadScore, suspected } = event.data;
    return {
      status: 'new',
      leadScore,
      messageScore: leadScore,
      override: null,
      closeReason: null,
      version: 1,
      before: null,
      contactId,
      quarantined: suspected,
      owner: null,
      nextStep: null,
      snoozedUntil: null,
      noteIds: [],
    };
  }
  return lead.status === 'absent' ? lead : evolveKnown(lead, event);
}

function evolveKnown(lead: KnownLead, { type, data }: Exclude<LeadEvent, { type: 'LeadCaptured' }>): Lead {
  switch (type) {
    case 'LeadContacted':
      return moved(lead, { status: 'contacted' });
    case 'LeadQualified':
      return moved(lead, {
        status: 'qualified',
        ...overriding(data.leadScore, data.stewardId, data.qualifiedAt),
      });
    case 'LeadClosed':
      return moved(lead, { status: 'closed', closeReason: data.reason });
    case 'LeadReopened':
      return moved(lead, { status: data.status });
    case 'LeadScored': {
      const given = overriding(data.leadScore, data.stewardId, data.scoredAt);
      // A score given beside a move is taken back with it.
      return data.alone
        ? moved(lead, { ...given, closeReason: lead.closeReason })
        : { ...lead, ...given, version: lead.version + 1 };
    }
    case 'LeadScoreCleared': {
      const { messageScore: leadScore, closeReason } = lead;
      return moved(lead, { leadScore, override: null, closeReason });
    }
    case 'LeadMoveUndone': {
      const { status, leadScore, reason } = data;
      // Whose score it was is known from before; the event tells the figure alone.
      const override = lead.before?.override ?? null;
      const stands = { status, leadScore, override, closeReason: reason };
      return { ...lead, ...stands, version: lead.version + 1, before: null };
    }
    case 'LeadReleased':
      return { ...lead, quarantined: false };
    case 'LeadCondemned':
      return { ...lead, quarantined: true };
    case 'LeadNoted':
      return { ...lead, noteIds: [...lead.noteIds, data.noteId] };
    case 'LeadOwned':
      return { ...lead, owner: data.owner };
    case 'NextStepPlanned':
      return { ...lead, nextStep: data.planned ? { step: data.step, dueAt: data.dueAt } : null };
    case 'LeadSnoozed':
      return { ...lead, snoozedUntil: data.until };
    default:
      return unreachable(type);
  }
}

const overriding = (score: number, stewardId: string, at: string) => ({
  leadScore: score,
  override: { score, stewardId, at },
});

const moved = (lead: KnownLead, to: Partial<Standing>): KnownLead => {
  const { status, leadScore, override, closeReason } = lead;
  return {
    ...lead,
    closeReason: null,
    ...to,
    version: lead.version + 1,
    before: { status, leadScore, override, closeReason },
  };
};
