import type { MergeEntry } from '@aera/contracts';
import type { StoredEvent } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import type { MergeReason } from './merge-events.ts';
import type { PersonsEvent } from './person-rows.ts';

/** A line of the history of persons. */
export interface MergeEntryRow {
  readonly id: string;
  readonly type: MergeEntry['type'];
  readonly at: string;
  readonly stewardId: string | null;
  /** Null: those of the merge or telling that it takes back. */
  readonly contacts: readonly string[] | null;
  readonly why: readonly MergeReason[];
  /** The merge or the telling that it makes or takes back. */
  readonly of: string | null;
}

/** What an event adds to the history; null for one that another event tells of already. */
export function entryRowOf({ id, type, data }: StoredEvent<PersonsEvent>): MergeEntryRow | null {
  const nothing = { why: [], of: null };
  switch (type) {
    case 'ContactsMerged': {
      const { mergeId: of, kept, joined, stewardId, why, mergedAt: at } = data;
      return { id, type: 'merged', at, stewardId, contacts: [kept, ...joined], why, of };
    }
    case 'MergeTakenBack': {
      const { mergeId: of, stewardId, takenBackAt: at } = data;
      return { ...nothing, id, type: 'taken-back', at, stewardId, contacts: null, of };
    }
    case 'ContactSplit':
      return {
        ...nothing,
        id,
        type: 'split',
        at: data.splitAt,
        stewardId: data.stewardId,
        contacts: [data.contactId],
      };
    case 'ContactsToldApart': {
      const { apartId: of, one, other, stewardId, toldApartAt: at } = data;
      return { ...nothing, id, type: 'told-apart', at, stewardId, contacts: [...one, ...other], of };
    }
    case 'ToldApartTakenBack': {
      const { apartId: of, stewardId, takenBackAt: at } = data;
      return { ...nothing, id, type: 'told-apart-undone', at, stewardId, contacts: null, of };
    }
    case 'ContactForgotten':
      return {
        ...nothing,
        id,
        type: 'erased',
        at: data.forgottenAt,
        stewardId: null,
        contacts: [data.contactId],
      };
    case 'ContactErased':
      return null;
    default:
      return unreachable(type);
  }
}
