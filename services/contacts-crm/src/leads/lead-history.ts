import type { ContactEntry } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';
import type { NamedSteward } from '@aera/service-kit';
import type { LeadEvent } from './lead.ts';

type NameOf = (id: string) => NamedSteward;

/** Returns the ids of all stewards in a history. */
export const listStewardIds = (events: readonly LeadEvent[]): string[] =>
  events.flatMap(({ type, data }) => {
    if (type === 'LeadCaptured') return [];
    return type === 'LeadAssigned' && data.owner !== null ? [data.stewardId, data.owner] : [data.stewardId];
  });

/** Returns an event as a history entry for stewards. */
export function toHistoryEntry({ type, data }: LeadEvent, nameOf: NameOf): ContactEntry {
  const by = 'stewardId' in data ? nameOf(data.stewardId) : null;
  switch (type) {
    case 'LeadCaptured': {
      const { leadScore, spamReasons } = data;
      return { type: 'captured', at: data.capturedAt, by: null, leadScore, spamReasons: [...spamReasons] };
    }
    case 'LeadContacted':
      return { type: 'contacted', at: data.contactedAt, by };
    case 'LeadQualified':
      return { type: 'qualified', at: data.qualifiedAt, by, leadScore: data.leadScore };
    case 'LeadClosed':
      return { type: 'closed', at: data.closedAt, by, reason: data.reason };
    case 'LeadReopened':
      return { type: 'reopened', at: data.reopenedAt, by, status: data.status };
    case 'LeadScoreOverridden':
      return { type: 'score-overridden', at: data.scoredAt, by, leadScore: data.leadScore };
    case 'LeadScoreOverrideCleared':
      return { type: 'score-override-cleared', at: data.clearedAt, by };
    case 'LeadChangeUndone':
      return { type: 'undone', at: data.undoneAt, by, status: data.status };
    case 'LeadReleased':
      return { type: 'released', at: data.releasedAt, by };
    case 'LeadMarkedAsSpam':
      return { type: 'marked-spam', at: data.markedAsSpamAt, by };
    case 'LeadNoteAdded':
      return { type: 'note-added', at: data.notedAt, by, noteId: data.noteId, text: data.text };
    case 'LeadAssigned':
      return {
        type: 'assigned',
        at: data.assignedAt,
        by,
        owner: data.owner === null ? null : nameOf(data.owner),
      };
    case 'LeadNextStepSet': {
      const { planned, step, dueAt } = data;
      return { type: 'next-step-set', at: data.plannedAt, by, planned, step, dueAt };
    }
    case 'LeadSnoozed':
      return { type: 'snoozed', at: data.snoozedAt, by, snoozedUntil: data.snoozedUntil };
    default:
      return unreachable(type);
  }
}
