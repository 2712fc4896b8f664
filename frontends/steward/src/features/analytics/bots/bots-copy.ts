import type { BotReason } from '@aera/contracts';
import { formatCount } from '../../../shared/copy/format-number.ts';

export type Verdict = 'bot' | 'human' | 'score';

/** Texts of the bot tab. The specification requires the notice that protection is active. */
export const botsCopy = {
  title: 'Bot Detection',
  protection: {
    title: 'Bot protection is active',
    text: 'Every visit is scored as it arrives. Bot visits are kept but left out of reports. This prevents automated consent: a record without a valid notice token isn’t linked to the notice, and the visitor is asked again.',
  },
  export: 'Export CSV',
  loading: 'Loading sessions...',
  failed: 'Couldn’t load sessions',
  figures: {
    label: 'Metrics for this period',
    bots: 'Bot sessions',
    ofAll: (some: string, all: string) => `${some} of ${all}`,
    share: 'Share of all sessions',
    humans: 'Visits by people',
    decided: 'Reclassified visits',
  },
  reasons: {
    title: 'By reason',
    lead: (from: number) =>
      `A visit that scores ${from} or more counts as a bot, unless a steward reclassifies it.`,
    columns: ['Reason', 'Points', 'Sessions', 'Visits', 'Share of visits'],
    share: (name: string) => `Share of visits with the reason ${name}`,
    none: 'No bot signals in this period',
  },
  filters: {
    label: 'Filter sessions',
    verdict: 'Counted as',
    verdicts: { bot: 'Bots', human: 'People', any: 'All' },
    reason: 'Reason',
    anyReason: 'All reasons',
  },
  table: {
    title: 'Sessions',
    columns: ['Session', 'Counted as', 'Reasons', 'Browser', 'Network', 'First and last seen', 'Views'],
    bot: 'Bot',
    human: 'Person',
    score: (score: number) => `Score ${score}`,
    noReasons: 'No bot signals',
    points: (points: number) => `+${points}`,
    notKept: 'Not stored',
    noBrowser: 'Unknown',
    decided: (by: string) => `by ${by}`,
    enters: (path: string) => `entry page ${path}`,
  },
  empty: 'No sessions match these filters',
  pages: 'Pages of sessions',
  showing: (from: number, to: number, total: number) =>
    `Showing ${from} to ${to} of ${formatCount(total)} visits`,
  changes: {
    human: 'Mark as person',
    bot: 'Mark as bot',
    score: 'Use score',
    of: (change: string, session: string) => `${change}: session ${session}`,
  },
  dialog: {
    title: {
      bot: 'Mark this session as a bot?',
      human: 'Mark this session as a person?',
      score: 'Use the score for this session?',
    },
    text: {
      bot: 'Its visits are removed from reports. Later visits also count as a bot.',
      human: 'Its visits are added to reports. Later visits also count as a person.',
      score: 'The steward’s decision is removed. Its visits are classified by score again.',
    },
    session: (session: string) => `Session ${session}`,
    reason: 'Reason',
    hint: 'Saved in the history with your name.',
    missing: 'Enter a reason',
    cancel: 'Cancel',
    confirm: { bot: 'Mark as bot', human: 'Mark as person', score: 'Use score' },
    confirming: 'Saving...',
    failed: 'Couldn’t save the change. Try again.',
  },
  done: {
    titles: {
      bot: (session: string) => `Session ${session} marked as a bot`,
      human: (session: string) => `Session ${session} marked as a person`,
      score: (session: string) => `Session ${session} is classified by score`,
    },
    late: 'Saved. Reports update when visit records have caught up.',
    undo: 'Undo',
    undoing: 'Undoing...',
    undoFailed: 'Couldn’t undo. Try again.',
    undoReason: 'Undone',
  },
  history: {
    title: 'Reclassifications',
    columns: ['Time', 'Session', 'Changed to', 'Reason', 'Changed by'],
    verdicts: { bot: 'Bot', human: 'Person', score: 'Score' },
    noReason: 'No reason given',
    those: 'reclassifications',
    loading: 'Loading reclassifications...',
    failed: 'Couldn’t load reclassifications',
    empty: 'No reclassified sessions yet',
    pages: 'Pages of reclassifications',
    showing: (from: number, to: number, total: number) =>
      `Showing ${from} to ${to} of ${formatCount(total)} reclassifications`,
  },
} as const;

/** The bot signals; their points come from the service. */
export const reasonCopy: Readonly<Record<BotReason, { readonly name: string; readonly meaning: string }>> = {
  'known bot': {
    name: 'Known bot',
    meaning: 'The user agent is a known crawler or tool.',
  },
  'headless browser': {
    name: 'Headless browser',
    meaning: 'A browser without a window, typical of automation tools.',
  },
  'no browser named': {
    name: 'Unrecognised user agent',
    meaning: 'The user agent doesn’t look like a browser’s.',
  },
  'no language': { name: 'No language', meaning: 'No language header, which every browser sends.' },
  'no fetch metadata': {
    name: 'No fetch metadata',
    meaning: 'No fetch metadata headers, which browsers send.',
  },
  'odd accept header': {
    name: 'Unusual Accept header',
    meaning: 'No usable Accept header, which browsers send.',
  },
  'hosting network': {
    name: 'Hosting network',
    meaning: 'The IP address belongs to a hosting provider.',
  },
  'fast views': {
    name: 'Rapid page views',
    meaning: 'Five or more page views, each within a second of the previous one.',
  },
  'no engagement': { name: 'No engagement', meaning: 'No page of the visit was ever visible.' },
};
