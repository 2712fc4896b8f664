import type { ContactEntry } from '@aera/contracts';
import { formatDate } from '../../shared/copy/format-date.ts';
import { contactsCopy as copy } from './contacts-copy.ts';

/** Returns the text beside the label of a history entry, such as the new score or owner; empty if there is none. */
export function describeHistoryEntry(entry: ContactEntry): string {
  switch (entry.type) {
    case 'qualified':
    case 'score-overridden':
      return copy.score(entry.leadScore);
    case 'closed':
      return entry.reason ? copy.reasons[entry.reason] : '';
    case 'reopened':
    case 'undone':
      return entry.status;
    case 'assigned':
      return entry.owner ? (entry.owner.name ?? copy.unnamed) : copy.owner.unassigned;
    case 'next-step-set':
      return entry.planned
        ? [entry.step ?? copy.erased, entry.dueAt && copy.next.dueBy(formatDate(entry.dueAt))]
            .filter(Boolean)
            .join(', ')
        : copy.next.clear;
    case 'snoozed':
      return entry.snoozedUntil ? formatDate(entry.snoozedUntil) : copy.snooze.wake;
    default:
      return '';
  }
}
