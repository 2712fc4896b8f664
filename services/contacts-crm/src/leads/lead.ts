import { unreachable } from '@aera/domain';
import type { CloseReason, LeadEvent, LeadStatus } from './lead-events.ts';

/** Where a lead stood before the last move, so that the move can be taken back. */
export interface Standing {
  readonly status: LeadStatus;
  readonly leadScore: number;
  readonly closeReason: CloseReason | null;
}

/** Only what `decideLead` needs to know; screens have their own projection. */
export type Lead = { readonly status: 'absent' } | KnownLead;

export interface KnownLead extends Standing {
  readonly contactId: string;
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
      return moved(lead, { status: 'qualified', leadScore: data.leadScore });
    case 'LeadClosed':
      return moved(lead, { status: 'closed', closeReason: data.reason });
    case 'LeadReopened':
      return moved(lead, { status: data.status });
    case 'LeadScored':
      // A score given beside a move is taken back with it.
      return data.alone
        ? moved(lead, { leadScore: data.leadScore, closeReason: lead.closeReason })
        : { ...lead, leadScore: data.leadScore, version: lead.version + 1 };
    case 'LeadMoveUndone': {
      const { status, leadScore, reason } = data;
      return { ...lead, status, leadScore, closeReason: reason, version: lead.version + 1, before: null };
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

const moved = (lead: KnownLead, to: Partial<Standing>): KnownLead => {
  const { status, leadScore, closeReason } = lead;
  return {
    ...lead,
    closeReason: null,
    ...to,
    version: lead.version + 1,
    before: { status, leadScore, closeReason },
  };
};
