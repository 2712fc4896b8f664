import type { MergeReason } from '@aera/contracts';

export type { MergeReason };

/**
 * What can have happened to who is one person. Contacts are named by their ids alone: names and addresses stay in the leads, sealed
 * and erased with them.
 */
export type MergeEvent =
  | {
      type: 'ContactsMerged';
      data: {
        mergeId: string;
        /** The contact whose name the person goes by. */
        kept: string;
        joined: readonly string[];
        stewardId: string;
        /** What spoke for it then; empty: a steward knew. */
        why: readonly MergeReason[];
        mergedAt: string;
      };
    }
  | { type: 'MergeTakenBack'; data: { mergeId: string; stewardId: string; takenBackAt: string } }
  /** One contact stands for itself again; the others of its person stay together. */
  | { type: 'ContactSplit'; data: { contactId: string; stewardId: string; splitAt: string } }
  /** None of the one is the same person as any of the other, as far as was known then. */
  | {
      type: 'ContactsToldApart';
      data: {
        apartId: string;
        one: readonly string[];
        other: readonly string[];
        stewardId: string;
        toldApartAt: string;
      };
    }
  | { type: 'ToldApartTakenBack'; data: { apartId: string; stewardId: string; takenBackAt: string } }
  /** The contact was erased: it leaves its person, and joins none again. */
  | { type: 'ContactForgotten'; data: { contactId: string; forgottenAt: string } };
