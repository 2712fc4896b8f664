import { formatCount, formatPlural } from '../../../shared/copy/format-number.ts';

export const blocksCopy = {
  title: 'Blocked IP Addresses',
  empty:
    'No IP addresses are currently blocked. Your military-grade security system is monitoring all traffic.',
  unblock: 'Unblock',
  unblocking: 'Unblocking...',
  unblockLabel: (network: string) => `Unblock ${network}`,
  columns: ['Network', 'Reason', 'Since', 'Until', 'Blocks in 30 days', 'Rejected in 24 h', 'Actions'],
  noEnd: 'Until unblocked',
  byRule: (rule: string) => `Rule: ${rule}`,
  bySteward: (name: string) => `by ${name}`,
  expiresAt: (time: string) => `until ${time}`,
  timesBlocked: (times: number) => `blocked ${times} times in 30 days`,
  rejectedRequests: (count: number) =>
    `${formatPlural(count, 'request', 'requests')} rejected in the last 24 hours`,
  threat: 'View threat',
  more: (shown: number, total: number) =>
    `Newest ${formatCount(shown)} of ${formatCount(total)} blocked networks.`,
  viewAll: 'View all',
  loading: 'Loading blocked networks...',
  failed: 'Couldn’t load blocked networks',
  done: {
    title: (network: string) => `${network} unblocked`,
    undo: 'Undo',
    undone: (network: string) => `${network} blocked again`,
    failed: 'Couldn’t unblock the network. Try again.',
    undoFailed: 'Couldn’t block the network again. Try again.',
    reason: 'Unblocked by mistake',
  },
} as const;

export const blockedCopy = {
  title: 'Blocked networks',
  noun: 'blocked networks',
  lead: 'Requests from these networks are rejected, except from signed-in users. A rule blocks a network for 1 hour; repeated within a month, for 6 hours, 1 day, then 1 week.',
  add: {
    title: 'Block a network',
    network: 'IP address or range',
    hint: 'An address, or a range such as 203.0.113.0/24. For IPv6, use /64 or wider.',
    reason: 'Reason',
    reasonHint: 'Saved with your name.',
    duration: 'Duration',
    durations: { '60': '1 hour', '1440': '1 day', '10080': '1 week', '': 'Until someone unblocks it' },
    missing: 'Enter an IP address or range',
    missingReason: 'Enter a reason',
    preview: 'Preview impact',
    previewing: 'Loading preview...',
    block: 'Block network',
    blocking: 'Blocking...',
    cancel: 'Edit',
    failed: 'Couldn’t block the network. Try again.',
    blocked: (network: string) => `${network} blocked`,
  },
  preview: {
    title: (network: string) => `Blocking ${network} affects`,
    ipAddresses: (count: number | null) =>
      count === null ? 'Too many IP addresses to count' : formatPlural(count, 'IP address', 'IP addresses'),
    visitors: (count: number, complete: boolean) =>
      `${complete ? '' : 'At least '}${formatPlural(count, 'visitor', 'visitors')} in the last hour`,
    possibleVisitors: (count: number) =>
      `Possibly ${formatPlural(count, 'visitor', 'visitors')} without consent, whose full IP address isn’t stored`,
    noVisitors: 'No visitors in the last hour',
    stewards: (names: readonly string[]) =>
      `Stewards active from here in the last 30 days: ${names.join(', ')}`,
    already: (networks: readonly string[]) => `Already blocked: ${networks.join(', ')}`,
  },
} as const;

export const allowListCopy = {
  title: 'Allow list',
  lead: 'Networks that are never blocked. Their activity is recorded but doesn’t send notifications.',
  columns: ['Network', 'Note', 'Added by', 'Actions'],
  origin: { configuration: 'System', steward: 'A steward' },
  by: (name: string, time: string) => `${name}, ${time}`,
  remove: 'Remove',
  readOnly: 'Set in configuration',
  removing: 'Removing...',
  removeLabel: (network: string) => `Remove ${network}`,
  loading: 'Loading allow list...',
  failed: 'Couldn’t load the allow list',
  caption: 'Networks that are never blocked',
  add: 'Allow a network',
  network: 'IP address or range',
  note: 'Note',
  noteHint: 'Who uses this network.',
  save: 'Allow network',
  saving: 'Adding...',
  missing: 'Enter an IP address or range',
  notSaved: 'Couldn’t update the allow list. Try again.',
  done: { added: 'Network allowed', removed: 'Network removed from the allow list' },
  dialog: {
    title: (network: string) => `Remove ${network} from the allow list?`,
    text: 'It can then be blocked like any other network.',
    cancel: 'Cancel',
  },
} as const;
