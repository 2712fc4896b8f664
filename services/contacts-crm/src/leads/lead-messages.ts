import { leadCaptured, leadClosed, leadContacted, leadQualified } from '@aera/contracts/server';
import { draft, draftByType, draftOf } from '@aera/service-kit';
import type { LeadEvent } from './lead.ts';

/** Message texts never leave the service, and quarantined leads are not published. */
export const toPublishedMessage = draftByType<LeadEvent>({
  LeadCaptured: ({ leadId, capturedAt, quarantined }) =>
    quarantined ? null : draft(leadCaptured, { leadId, capturedAt }),
  LeadContacted: draftOf(leadContacted),
  LeadQualified: draftOf(leadQualified),
  LeadClosed: draftOf(leadClosed),
  // A lead that was quarantined at its capture is published now. Others were published then.
  LeadReleased: ({ leadId, isFirst, releasedAt: capturedAt }) =>
    isFirst ? draft(leadCaptured, { leadId, capturedAt }) : null,
  LeadReopened: null,
  LeadScoreOverridden: null,
  LeadScoreOverrideCleared: null,
  LeadChangeUndone: null,
  LeadMarkedAsSpam: null,
  LeadNoteAdded: null,
  LeadAssigned: null,
  LeadNextStepSet: null,
  LeadSnoozed: null,
});
