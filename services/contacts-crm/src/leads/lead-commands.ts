import type { CloseReason, Suspicion } from './lead-events.ts';

interface Told {
  readonly leadId: string;
  readonly stewardId: string;
}

/** A steward's move. `leadScore` is the score the steward gives with it, `version` what they had before them, if they say so. */
export interface Move extends Told {
  readonly leadScore?: number | undefined;
  readonly version?: number | undefined;
}

export type LeadCommand =
  | {
      type: 'CaptureLead';
      data: {
        leadId: string;
        contactId: string;
        sessionId: string | null;
        name: string;
        email: string;
        subject: string | null;
        message: string;
        source: 'form' | 'provider';
        suspicions: readonly Suspicion[];
      };
      now: string;
    }
  | { type: 'ContactLead'; data: Move; now: string }
  | { type: 'QualifyLead'; data: Move; now: string }
  | { type: 'CloseLead'; data: Move & { reason?: CloseReason | undefined }; now: string }
  | { type: 'ReopenLead'; data: Move; now: string }
  /** A score of the steward's own; null: back to what the rules say. */
  | { type: 'ScoreLead'; data: Omit<Move, 'leadScore'> & { leadScore: number | null }; now: string }
  | { type: 'UndoMove'; data: Told & { version: number }; now: string }
  | { type: 'ReleaseLead'; data: Told; now: string }
  | { type: 'CondemnLead'; data: Told; now: string }
  | { type: 'NoteLead'; data: Told & { noteId: string; text: string }; now: string }
  /** `from` is who had it when the steward chose. */
  | { type: 'OwnLead'; data: Told & { from: string | null; to: string | null }; now: string }
  | {
      type: 'PlanNextStep';
      data: Told & { next: { step: string; dueAt: string | null } | null };
      now: string;
    }
  | { type: 'SnoozeLead'; data: Told & { until: string | null }; now: string };

export type CommandOf<Type extends LeadCommand['type']> = Extract<LeadCommand, { type: Type }>;
