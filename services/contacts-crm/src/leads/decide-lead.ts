import { type Decider, DomainError, unreachable } from '@aera/domain';
import { evolveLead, initialLead, type Lead, type LeadEvent } from './lead.ts';
import { initialScore, scoreOf } from './lead-score.ts';

/** A steward's move. `leadScore` is the score the steward gives with it, if any. */
interface Move {
  leadId: string;
  stewardId: string;
  leadScore?: number | undefined;
}

export type LeadCommand =
  | {
      type: 'CaptureLead';
      data: {
        leadId: string;
        contactId: string;
        name: string;
        email: string;
        subject: string | null;
        message: string;
        suspected: boolean;
      };
      now: string;
    }
  | { type: 'ContactLead'; data: Move; now: string }
  | { type: 'QualifyLead'; data: Move; now: string }
  | { type: 'CloseLead'; data: Move; now: string };

/** No events means "accepted, nothing new": the same move twice, by one steward or two, is made once. */
function decideLead({ type, data, now }: LeadCommand, lead: Lead): LeadEvent[] {
  if (type === 'CaptureLead') {
    if (lead.status !== 'absent') return [];
    return [{ type: 'LeadCaptured', data: { ...data, leadScore: initialScore(data), capturedAt: now } }];
  }
  if (lead.status === 'absent') throw new DomainError('lead-not-found', 'There is no contact with this id.');
  const { leadScore, ...by } = data;
  const scored: LeadEvent[] =
    leadScore === undefined || leadScore === lead.leadScore
      ? []
      : [{ type: 'LeadScored', data: { ...by, leadScore, scoredAt: now } }];
  switch (type) {
    case 'ContactLead':
      if (lead.status === 'contacted') return scored;
      return [{ type: 'LeadContacted', data: { ...by, contactedAt: now } }, ...scored];
    case 'QualifyLead':
      if (lead.status === 'qualified') return scored;
      return [
        { type: 'LeadQualified', data: { ...by, leadScore: leadScore ?? scoreOf.high, qualifiedAt: now } },
      ];
    case 'CloseLead':
      if (lead.status === 'closed') return scored;
      return [{ type: 'LeadClosed', data: { ...by, closedAt: now } }, ...scored];
    default:
      return unreachable(type);
  }
}

export const lead: Decider<LeadCommand, LeadEvent, Lead> = {
  initial: initialLead,
  evolve: evolveLead,
  decide: decideLead,
};
