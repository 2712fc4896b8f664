import type { ContactEntry } from '@aera/contracts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactsWords as words } from '../contacts-copy.ts';

/** What an entry of a history says beside its name. */
export function saidOf(entry: ContactEntry): string {
  switch (entry.type) {
    case 'qualified':
    case 'scored':
      return words.score(entry.leadScore);
    case 'closed':
      return entry.reason ? words.reasons[entry.reason] : '';
    case 'reopened':
    case 'undone':
      return entry.status;
    case 'owned':
      return entry.owner ? (entry.owner.name ?? words.unnamed) : words.filters.owners[2].label;
    case 'planned':
      return entry.planned
        ? [entry.step ?? words.erased, entry.dueAt && words.next.dueBy(formatDate(entry.dueAt))]
            .filter(Boolean)
            .join(', ')
        : words.next.clear;
    case 'snoozed':
      return entry.until ? formatDate(entry.until) : words.snooze.wake;
    default:
      return '';
  }
}
