import type { BulkAction, BulkOutcome, ContactBulkJob } from '@aera/contracts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactsCopy } from '../contacts-copy.ts';

const number = (count: number): string => count.toLocaleString('en');
const contacts = (count: number): string => (count === 1 ? '1 contact' : `${number(count)} contacts`);

const doing: Record<BulkAction['kind'], string> = {
  contacted: 'Mark Contacted',
  closed: 'Close',
  reopened: 'Reopen',
  owned: 'Assign',
  snoozed: 'Put off',
  markedAsSpam: 'Mark as spam',
  released: 'Release from quarantine',
};

const outcomes: Record<BulkOutcome | 'waiting', string> = {
  done: 'Done',
  nothing: 'No change needed',
  changed: 'Skipped: changed by someone else',
  gone: 'Skipped: no longer exists',
  refused: 'Refused',
  waiting: 'Not processed',
};

/** What an action does, without how many it does it to. */
function did(action: BulkAction, readName: (id: string) => string): string {
  switch (action.kind) {
    case 'closed':
      return `${doing.closed}: ${contactsCopy.reasons[action.reason].toLowerCase()}`;
    case 'owned':
      return action.to === null ? 'Unassign' : `Assign to ${readName(action.to)}`;
    case 'snoozed':
      return action.until === null ? 'Unsnooze' : `Snooze until ${formatDate(action.until)}`;
    default:
      return doing[action.kind];
  }
}

export const bulkJobsCopy = {
  title: 'Bulk actions',
  lead: 'Bulk actions and their results. Actions keep running after you close this page.',
  loading: 'Loading bulk actions...',
  failed: 'Couldn’t load bulk actions',
  none: 'No bulk actions yet. Select contacts in the list to start one.',
  number,
  contacts,
  select: (name: string) => `Select ${name}`,
  selection: {
    label: 'Selected contacts',
    chosen: (count: number) => `${contacts(count)} selected`,
    all: (count: number) => `All ${contacts(count)} selected`,
    selectAll: (count: number) => `Select all ${number(count)} matching`,
    clear: 'Clear selection',
    act: 'Actions',
    actions: 'Bulk actions',
    tooMany: (most: number) =>
      `You can select up to ${number(most)} contacts one by one. Select all matching instead.`,
    tooManyMatch: (most: number) =>
      `You can change up to ${number(most)} contacts at once. Narrow your filters.`,
    keys: 'Shortcuts: J/K to move, Enter to open, X to select, Shift+↑/↓ to select several.',
  },
  doing,
  did: (bulk: Pick<ContactBulkJob, 'action' | 'of' | 'total'>, readName: (id: string) => string) =>
    `${bulk.of === 'undo' ? 'Undo “' : ''}${did(bulk.action, readName)}${bulk.of === 'undo' ? '”' : ''}, ${contacts(bulk.total)}`,
  dialog: {
    title: (kind: BulkAction['kind'], count: number) => `${doing[kind]}: ${contacts(count)}`,
    matching: 'Applies to every contact that matches the filters when you confirm.',
    held: 'Applies to everything in quarantine when you confirm.',
    careful:
      'Contacts that someone else changes in the meantime are skipped. You’ll see a result for each contact.',
    undoable: 'You can undo the whole action afterwards.',
    notUndoable: 'You can’t undo this action as a whole.',
    owner: 'Assign to',
    me: 'Me',
    unassigned: 'Unassigned',
    until: 'Snooze until',
    wake: 'Unsnooze now',
    cancel: 'Cancel',
    confirm: (kind: BulkAction['kind'], count: number) => `${doing[kind]} (${number(count)})`,
    starting: 'Starting...',
    failed: 'Couldn’t start the action',
    unreachable: 'The server didn’t respond. Try again: the action never runs twice.',
  },
  started: 'Bulk action started',
  progress: (handled: number, total: number) => `${number(handled)} of ${number(total)}`,
  status: {
    running: 'Running',
    cancelling: 'Cancelling',
    done: 'Done',
    cancelled: 'Cancelled',
  } satisfies Record<ContactBulkJob['status'], string>,
  begunBy: (name: string, at: string) => `by ${name}, ${at}`,
  cancel: 'Cancel remaining',
  undo: 'Undo',
  undone: 'Taken back',
  notChanged: 'Couldn’t update the action',
  results: 'Results',
  counts: 'Results by outcome',
  all: 'All bulk actions',
  unknown: 'Bulk action not found',
  hide: 'Hide',
  running: 'Running actions',
  outcomes,
  outcomesLabel: 'Show',
  everything: 'All',
  rows: {
    title: 'Results',
    loading: 'Loading results...',
    failed: 'Couldn’t load the results',
    none: 'No contacts with this outcome',
    more: 'Show more',
    unknown: 'Contact no longer exists',
  },
  releaseAll: (count: number) => `Release all ${number(count)}`,
} as const;
