import type { BulkAction, BulkOutcome, ContactBulkJob } from '@aera/contracts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactsCopy } from '../contacts-copy.ts';

const number = (count: number): string => count.toLocaleString('en');
const contacts = (count: number): string => (count === 1 ? '1 contact' : `${number(count)} contacts`);

const actionNames: Record<BulkAction['kind'], string> = {
  contacted: 'Mark Contacted',
  closed: 'Close',
  reopened: 'Reopen',
  assigned: 'Assign',
  snoozed: 'Snooze',
  'marked-spam': 'Mark as spam',
  released: 'Release from quarantine',
};

const outcomes: Record<BulkOutcome | 'pending', string> = {
  succeeded: 'Done',
  unchanged: 'No change needed',
  conflict: 'Skipped: changed since you selected it',
  'not-found': 'Skipped: no longer exists',
  rejected: 'Not allowed',
  pending: 'Not processed',
};

function describeAction(action: BulkAction, readName: (id: string) => string): string {
  switch (action.kind) {
    case 'closed':
      return `${actionNames.closed}: ${contactsCopy.reasons[action.reason].toLowerCase()}`;
    case 'assigned':
      return action.to === null ? 'Unassign' : `Assign to ${readName(action.to)}`;
    case 'snoozed':
      return action.snoozedUntil === null ? 'Unsnooze' : `Snooze until ${formatDate(action.snoozedUntil)}`;
    default:
      return actionNames[action.kind];
  }
}

export const bulkJobsCopy = {
  title: 'Bulk actions',
  lead: 'Bulk actions and their results. Actions keep running after you close this page.',
  loading: 'Loading bulk actions...',
  failed: 'Couldn’t load bulk actions',
  empty: 'No bulk actions yet. Select contacts in the list to start one.',
  number,
  contacts,
  select: (name: string) => `Select ${name}`,
  selection: {
    label: 'Selected contacts',
    selected: (count: number) => `${contacts(count)} selected`,
    all: (count: number) => `All ${contacts(count)} selected`,
    selectAll: (count: number) => `Select all ${number(count)} matching`,
    clear: 'Clear selection',
    trigger: 'Actions',
    actions: 'Bulk actions',
    tooMany: (most: number) =>
      `You can select up to ${number(most)} contacts one by one. Select all matching instead.`,
    tooManyMatch: (most: number) =>
      `You can change up to ${number(most)} contacts at once. Narrow your filters.`,
    keys: 'Shortcuts: J/K to move, Enter to open, X to select, Shift+↑/↓ to select several.',
  },
  actionNames,
  describe: (
    bulk: Pick<ContactBulkJob, 'action' | 'selection' | 'total'>,
    readName: (id: string) => string,
  ) =>
    `${bulk.selection === 'undo' ? 'Undo “' : ''}${describeAction(bulk.action, readName)}${bulk.selection === 'undo' ? '”' : ''}, ${contacts(bulk.total)}`,
  dialog: {
    title: (kind: BulkAction['kind'], count: number) => `${actionNames[kind]}: ${contacts(count)}`,
    matchingHint: 'Applies to every contact that matches the filters when you confirm.',
    quarantineHint: 'Applies to everything in quarantine when you confirm.',
    conflictHint:
      'Contacts that someone else changes in the meantime are skipped. You’ll see a result for each contact.',
    undoable: 'You can undo the whole action afterwards.',
    notUndoable: 'You can’t undo this action as a whole.',
    owner: 'Assign to',
    me: 'Me',
    unassigned: 'Unassigned',
    until: 'Snooze until',
    wake: 'Unsnooze now',
    cancel: 'Cancel',
    confirm: (kind: BulkAction['kind'], count: number) => `${actionNames[kind]} (${number(count)})`,
    starting: 'Starting...',
    failed: 'Couldn’t start the action',
    unreachable: 'The server didn’t respond. Try again: the action never runs twice.',
  },
  started: 'Bulk action started',
  progress: (handled: number, total: number) => `${number(handled)} of ${number(total)}`,
  status: {
    running: 'Running',
    cancelling: 'Cancelling',
    completed: 'Done',
    cancelled: 'Cancelled',
  } satisfies Record<ContactBulkJob['status'], string>,
  startedBy: (name: string, at: string) => `by ${name}, ${at}`,
  cancel: 'Cancel remaining',
  undo: 'Undo',
  undone: 'View undo',
  notChanged: 'Couldn’t update the action',
  results: 'Results',
  counts: 'Results by outcome',
  back: 'All bulk actions',
  unknown: 'Bulk action not found',
  hide: 'Hide',
  running: 'Running actions',
  outcomes,
  outcomesLabel: 'Filter by outcome',
  allOutcomes: 'All',
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
