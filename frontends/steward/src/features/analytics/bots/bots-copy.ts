import type { BotSignal } from '@aera/contracts';

export type VisitClass = 'bot' | 'human' | 'score';

/** The specification requires the notice that protection is active. */
export const botsCopy = {
  title: 'Bot Detection',
  protection: {
    title: 'Bot protection is active',
    text: 'This prevents automated consent. Bot visits are kept but left out of reports.',
  },
  classes: { bot: 'Bot', human: 'Person', score: 'Score' },
  export: 'Export CSV',
  loading: 'Loading sessions...',
  failed: 'Couldn’t load sessions',
  counts: {
    label: 'Metrics for this period',
    bots: 'Bot sessions',
    ofAll: (some: string, all: string) => `${some} of ${all}`,
    share: 'Share of all sessions',
    humans: 'Visits by people',
    classified: 'Classified by stewards',
  },
  signals: {
    title: 'By signal',
    lead: (from: number) =>
      `A visit that scores ${from} or more counts as a bot, unless a steward classified it.`,
    columns: ['Signal', 'Points', 'Sessions', 'Visits', 'Share of visits'],
    share: (name: string) => `Share of visits with the signal ${name}`,
    none: 'No bot signals in this period',
  },
  filters: {
    label: 'Filter sessions',
    class: 'Classification',
    classes: { bot: 'Bots', human: 'People', any: 'All' },
    signal: 'Signal',
    anySignal: 'All signals',
  },
  table: {
    title: 'Sessions',
    columns: [
      'Session',
      'Classification',
      'Bot signals',
      'Browser',
      'Network',
      'First and last seen',
      'Views',
    ],
    score: (score: number) => `Score ${score}`,
    noSignals: 'No bot signals',
    points: (points: number) => `+${points}`,
    notKept: 'Not stored',
    noBrowser: 'Unknown',
    classifiedBy: (by: string) => `by ${by}`,
    entryPage: (path: string) => `entry page ${path}`,
  },
  empty: 'No sessions match these filters',
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
      score: 'The steward’s classification is removed. Its visits are classified by score again.',
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
    pendingHint: 'Saved. Reports update when visit records have caught up.',
    undo: 'Undo',
    undoFailed: 'Couldn’t undo. Try again.',
    undoReason: 'Undone',
  },
  history: {
    title: 'Classifications by stewards',
    columns: ['Time', 'Session', 'Changed to', 'Reason', 'Changed by'],
    noReason: 'No reason given',
    loading: 'Loading classifications...',
    failed: 'Couldn’t load classifications',
    empty: 'No session has been classified yet. Mark a session as a person or bot to add one.',
  },
} as const;

/** Names and explanations of the bot signals. The service sets their weights. */
export const signalCopy: Readonly<Record<BotSignal, { readonly name: string; readonly meaning: string }>> = {
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
