import { formatPlural } from '../../../shared/copy/format-number.ts';

/** Texts of the blocked networks, wherever they are listed. */
export const blocksCopy = {
  title: 'Blocked IP Addresses',
  empty:
    'No IP addresses are currently blocked. Your military-grade security system is monitoring all traffic.',
  unblock: 'Unblock',
  unblocking: 'Unblocking...',
  unblockOf: (network: string) => `Unblock ${network}`,
  all: 'All blocked networks',
  columns: ['Network', 'Why', 'Since', 'Until', 'Times in a month', 'Refused in a day', 'Change'],
  endless: 'Until unblocked',
  byRule: (rule: string) => `by the rule “${rule}”`,
  byHand: (name: string) => `by ${name}`,
  until: (time: string) => `until ${time}`,
  forGood: 'until somebody unblocks it',
  times: (times: number) => `${times}. time in a month`,
  refused: (count: number) => `${formatPlural(count, 'request', 'requests')} refused in the last day`,
  threat: 'See the threat',
  loading: 'Loading blocked networks...',
  failed: 'The blocked networks did not load',
  done: {
    title: (network: string) => `${network} is let in again.`,
    undo: 'Undo',
    undoing: 'Blocking again...',
    undone: (network: string) => `${network} is blocked again.`,
    failed: 'It was not unblocked. Please try again.',
    undoFailed: 'It was not blocked again. Please try again.',
    reason: 'Unblocked by mistake',
  },
} as const;

/** Texts of the page of blocked networks. */
export const blockedCopy = {
  title: 'Blocked networks',
  lead: 'Whom the edge answers nothing but 403, in every process within a second. A rule blocks for an hour, then six, a day and a week when it happens again within a month.',
  add: {
    title: 'Block a network',
    network: 'Address or range',
    hint: 'One address, or a range such as 203.0.113.0/24. IPv6 in ranges of /64 at least, or they have the next one.',
    reason: 'Why',
    reasonHint: 'Stays with the block, with your name.',
    length: 'For how long',
    lengths: { '60': 'An hour', '1440': 'A day', '10080': 'A week', '': 'Until somebody unblocks it' },
    missing: 'Write an address or a range.',
    missingReason: 'Say why, so that others can follow it.',
    preview: 'See who it would hit',
    previewing: 'Looking...',
    block: 'Block it',
    blocking: 'Blocking...',
    cancel: 'Change it',
    failed: 'It was not blocked. Please try again.',
    blocked: (network: string) => `${network} is blocked.`,
  },
  preview: {
    title: (network: string) => `Blocking ${network} would hit`,
    addresses: (count: number | null) =>
      count === null
        ? 'More addresses than can be told exactly.'
        : `${formatPlural(count, 'address', 'addresses')}.`,
    visitors: (count: number, complete: boolean) =>
      `${complete ? '' : 'At least '}${formatPlural(count, 'address', 'addresses')} that pages were seen from in the last hour.`,
    nobody: 'Nobody that pages were seen by in the last hour.',
    stewards: (names: readonly string[]) =>
      `Stewards who were here from it in the last 30 days: ${names.join(', ')}.`,
    already: (networks: readonly string[]) => `Blocked in it already: ${networks.join(', ')}.`,
  },
} as const;

export const allowListCopy = {
  title: 'Allow list',
  lead: 'Networks that are never blocked, by no rule and by nobody’s hand. What they do is seen all the same, and rings no bell.',
  columns: ['Network', 'Note', 'Since', 'Change'],
  origin: { default: 'From the start', proxy: 'Set by the platform', steward: 'Added' },
  by: (name: string, time: string) => `${name}, ${time}`,
  remove: 'Take off',
  fixed: 'By its settings',
  removing: 'Taking off...',
  removeOf: (network: string) => `Take off ${network}`,
  loading: 'Loading the allow list...',
  failed: 'The allow list did not load',
  caption: 'Networks that are never blocked',
  add: 'Allow a network',
  network: 'Address or range',
  note: 'Note',
  noteHint: 'Whose it is, for those who come later.',
  save: 'Add',
  saving: 'Adding...',
  missing: 'Write an address or a range.',
  notSaved: 'It was not changed. Please try again.',
  dialog: {
    title: (network: string) => `Take ${network} off the allow list?`,
    text: 'From then on it can be blocked like any other.',
    lockOut:
      'This platform is reached through it, or stewards may be: whoever is blocked there cannot let themselves in again.',
    cancel: 'Cancel',
  },
} as const;
