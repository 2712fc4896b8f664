import type { CloseReason, LeadStatus, Suspicion } from '@aera/contracts';

export type { CloseReason, LeadStatus, Suspicion };

interface By {
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
        suspected: boolean;
        source: 'form' | 'provider';
        /** Why it does. */
        suspicions: readonly Suspicion[];
        capturedAt: string;
      };
    }
  | { type: 'LeadContacted'; data: By & { contactedAt: string } }
  | { type: 'LeadQualified'; data: By & { leadScore: number; qualifiedAt: string } }
  | { type: 'LeadClosed'; data: By & { reason: CloseReason | null; closedAt: string } }
  /** Back to where it stood before it was closed. */
  | { type: 'LeadReopened'; data: By & { status: LeadStatus; reopenedAt: string } }
  /** A steward gave a score of their own, alone or beside a move. */
  | { type: 'LeadScored'; data: By & { leadScore: number; alone: boolean; scoredAt: string } }
  /** Back to what the rules say. */
  | { type: 'LeadScoreCleared'; data: By & { clearedAt: string } }
  /** The last move was a slip: where it stands again. */
  | {
      type: 'LeadMoveUndone';
      data: By & { status: LeadStatus; leadScore: number; reason: CloseReason | null; undoneAt: string };
    }
  /** A person wrote it after all. */
  | { type: 'LeadReleased'; data: By & { contactId: string; releasedAt: string } }
  /** A program wrote it after all. */
  | { type: 'LeadCondemned'; data: By & { condemnedAt: string } }
  | {
      type: 'LeadNoted';
      data: By & { contactId: string; noteId: string; text: string | null; notedAt: string };
    }
  /** Who sees to it; null: nobody any more. */
  | { type: 'LeadOwned'; data: By & { owner: string | null; ownedAt: string } }
  /** What comes next and by when; not planned: nothing any more. */
  | {
      type: 'NextStepPlanned';
      data: By & {
        contactId: string;
        planned: boolean;
        step: string | null;
        dueAt: string | null;
        plannedAt: string;
      };
    }
  /** Out of sight until then; null: in sight again. */
  | { type: 'LeadSnoozed'; data: By & { until: string | null; snoozedAt: string } };

const subject = (data: { contactId: string }) => data.contactId;

/** Which fields identify the person or speak of them, and that one key seals all leads of one contact. */
export const personalOfLeads = {
  LeadCaptured: { subject, fields: ['sessionId', 'name', 'email', 'subject', 'message'] },
  LeadNoted: { subject, fields: ['text'] },
  NextStepPlanned: { subject, fields: ['step'] },
} as const;

/** How events of earlier releases read today. */
export const leadUpcasters = {
  /** The only source was the form, the only signs its own, and which of them it was is not known. */
  LeadCaptured: [
    (data: { suspected: boolean }) => ({
      ...data,
      source: 'form',
      suspicions: data.suspected ? ['unknown'] : [],
    }),
    (data: object) => ({ ...data, sessionId: null }),
  ],
  LeadClosed: [(data: object) => ({ ...data, reason: null })],
  LeadScored: [(data: object) => ({ ...data, alone: false })],
} as const;
