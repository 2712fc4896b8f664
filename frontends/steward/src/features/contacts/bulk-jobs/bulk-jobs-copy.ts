import type { BulkAction, BulkOutcome, ContactBulkJob } from '@aera/contracts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactsCopy } from '../contacts-copy.ts';

const number = (count: number): string => count.toLocaleString('en');
const contacts = (count: number): string => (count === 1 ? '1 contact' : `${number(count)} contacts`);

const doing: Record<BulkAction['kind'], string> = {
  contacted: 'Mark contacted',
  closed: 'Close',
  reopened: 'Reopen',
  owned: 'Hand over',
  snoozed: 'Put off',
  condemned: 'Move to the quarantine',
  released: 'Release from the quarantine',
};

const outcomes: Record<BulkOutcome | 'waiting', string> = {
  done: 'Done',
  nothing: 'Nothing to do',
  changed: 'Changed by somebody else',
  gone: 'No longer there',
  refused: 'Refused',
  waiting: 'Not reached',
};

/** What an action does, without how many it does it to. */
function did(action: BulkAction, readName: (id: string) => string): string {
  switch (action.kind) {
    case 'closed':
      return `${doing.closed}: ${contactsCopy.reasons[action.reason].toLowerCase()}`;
    case 'owned':
      return action.to === null ? 'Give back to nobody' : `Hand over to ${readName(action.to)}`;
    case 'snoozed':
      return action.until === null ? 'Back into the list' : `Put off until ${formatDate(action.until)}`;
    default:
      return doing[action.kind];
  }
}

export const bulkJobsCopy = {
  title: 'Bulk actions',
  lead: 'What was done to many contacts at once, with what became of each. An action goes on when this page is closed.',
  loading: 'Loading the actions...',
  failed: 'The actions did not load',
  none: 'Nothing was done to many contacts yet. Choose some in the list, or all that match a filter.',
  number,
  contacts,
  select: (name: string) => `Select ${name}`,
  selection: {
    label: 'Selected contacts',
    chosen: (count: number) => `${contacts(count)} selected`,
    all: (count: number) => `All ${contacts(count)} that match are selected`,
    selectAll: (count: number) => `Select all ${number(count)} that match`,
    clear: 'Clear',
    act: 'Do with them…',
    actions: 'What to do with them',
    tooMany: (most: number) =>
      `Up to ${number(most)} can be chosen one by one. Select all that match instead.`,
    tooManyMatch: (most: number) => `Up to ${number(most)} can be changed at once. Narrow the filter.`,
    keys: 'Keys: j and k walk the list, Enter opens, x selects, Shift and an arrow key select several.',
  },
  doing,
  did: (bulk: Pick<ContactBulkJob, 'action' | 'of' | 'total'>, readName: (id: string) => string) =>
    `${bulk.of === 'undo' ? 'Undo “' : ''}${did(bulk.action, readName)}${bulk.of === 'undo' ? '”' : ''}, ${contacts(bulk.total)}`,
  dialog: {
    title: (kind: BulkAction['kind'], count: number) => `${doing[kind]}: ${contacts(count)}`,
    matching:
      'It is done to all that match the filter at the moment you confirm; what comes later is left as it is.',
    held: 'It is done to all that is held back at the moment you confirm.',
    careful:
      'Whatever somebody else changes meanwhile is left as they made it. You see the result for each contact.',
    undoable: 'The whole action can be taken back afterwards.',
    notUndoable: 'This action cannot be taken back as a whole.',
    owner: 'Hand them over to',
    me: 'Me',
    nobody: 'Nobody',
    until: 'Put them off until',
    wake: 'Not any more: back into the list',
    cancel: 'Cancel',
    confirm: (kind: BulkAction['kind'], count: number) => `${doing[kind]} (${number(count)})`,
    starting: 'Starting...',
    failed: 'The action did not start',
    unreachable: 'There was no answer. Trying again starts it once at most.',
  },
  started: 'The action has started',
  progress: (handled: number, total: number) => `${number(handled)} of ${number(total)}`,
  status: {
    running: 'Running',
    cancelling: 'Cancelling',
    done: 'Done',
    cancelled: 'Cancelled',
  } satisfies Record<ContactBulkJob['status'], string>,
  begunBy: (name: string, at: string) => `by ${name}, ${at}`,
  cancel: 'Cancel the rest',
  undo: 'Undo',
  undone: 'Taken back',
  notChanged: 'That did not work',
  results: 'Results',
  counts: 'How many of each',
  all: 'All actions',
  unknown: 'There is no such action.',
  hide: 'Hide',
  running: 'Actions under way',
  outcomes,
  outcomesLabel: 'Show',
  everything: 'All',
  rows: {
    title: 'Results',
    loading: 'Loading the results...',
    failed: 'The results did not load',
    none: 'There is none of these.',
    more: 'Show more',
    unknown: 'This contact is not there',
  },
  releaseAll: (count: number) => `Release all ${number(count)}`,
} as const;
