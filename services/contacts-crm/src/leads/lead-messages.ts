import { leadCaptured, leadClosed, leadContacted, leadQualified } from '@aera/contracts/server';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { LeadEvent } from './lead.ts';

/** Message texts never leave the service, and quarantined leads are not published. */
export function toPublishedMessage({ type, data }: LeadEvent): MessageDraft | null {
  switch (type) {
    case 'LeadCaptured': {
      const { leadId, capturedAt, quarantined } = data;
      return quarantined ? null : draft(leadCaptured, { leadId, capturedAt });
    }
    case 'LeadContacted':
      return draft(leadContacted, data);
    case 'LeadQualified':
      return draft(leadQualified, data);
    case 'LeadClosed':
      return draft(leadClosed, data);
    case 'LeadReleased':
      // A lead that was quarantined at its capture is published now. Others were published then.
      return data.isFirst ? draft(leadCaptured, { leadId: data.leadId, capturedAt: data.releasedAt }) : null;
    case 'LeadReopened':
    case 'LeadScoreOverridden':
    case 'LeadScoreOverrideCleared':
    case 'LeadChangeUndone':
    case 'LeadMarkedAsSpam':
    case 'LeadNoteAdded':
    case 'LeadAssigned':
    case 'LeadNextStepSet':
    case 'LeadSnoozed':
      return null;
    default:
      return unreachable(type);
  }
}
