import type { BotReason } from '@aera/contracts';
import { formatCount } from '../../../shared/copy/format-number.ts';

export type Verdict = 'bot' | 'human' | 'score';

/** Texts of the bot tab. The specification requires the notice that protection is active. */
export const botsCopy = {
  title: 'Bot Detection',
  protection: {
    title: 'Bot protection is active',
    text: 'Every visit is judged as it arrives. What counts as a bot is marked, left out of the figures, and never dropped. It prevents automated consent from passing for a person’s: a record without the token of a notice that was really shown is kept as not tied to it, and the visitor is asked again.',
  },
  export: 'Export CSV',
  loading: 'Loading sessions...',
  failed: 'The sessions did not load',
  figures: {
    label: 'Figures of the period',
    bots: 'Sessions marked as bots',
    ofAll: (some: string, all: string) => `${some} of ${all}`,
    share: 'Share of all sessions',
    humans: 'Visits of people',
    decided: 'Visits decided by a steward',
  },
  reasons: {
    title: 'By reason',
    lead: (from: number) =>
      `A visit whose points reach ${from} counts as a bot’s, unless a steward says otherwise.`,
    columns: ['Reason', 'Points', 'Sessions', 'Visits', 'Share of visits'],
    share: (name: string) => `Share of visits with the reason ${name}`,
    none: 'Nothing speaks against a person in any visit of this period.',
  },
  filters: {
    label: 'Which sessions',
    verdict: 'Counted as',
    verdicts: { bot: 'Bots', human: 'People', any: 'All' },
    reason: 'Reason',
    anyReason: 'Any reason',
  },
  table: {
    title: 'Judged sessions',
    columns: ['Session', 'Counted as', 'Reasons', 'Browser', 'Network', 'First and last seen', 'Views'],
    bot: 'Bot',
    human: 'Person',
    score: (score: number) => `Score ${score}`,
    noReasons: 'Nothing speaks against a person',
    points: (points: number) => `+${points}`,
    notKept: 'Not kept',
    noBrowser: 'None named',
    decided: (by: string) => `by ${by}`,
    enters: (path: string) => `came in at ${path}`,
  },
  empty: 'No session of this period fits.',
  pages: 'Pages of sessions',
  showing: (from: number, to: number, total: number) =>
    `Showing ${from} to ${to} of ${formatCount(total)} visits`,
  changes: {
    human: 'Not a bot',
    bot: 'Mark as bot',
    score: 'Leave to the score',
    of: (change: string, session: string) => `${change}: session ${session}`,
  },
  dialog: {
    title: {
      bot: 'Mark the session as a bot',
      human: 'Mark the session as a person',
      score: 'Leave the session to its score',
    },
    text: {
      bot: 'All its visits leave the figures, and later ones count as a bot’s too.',
      human: 'All its visits enter the figures, and later ones count as a person’s too.',
      score: 'What a steward said of it no longer counts; its visits are judged by their scores again.',
    },
    session: (session: string) => `Session ${session}`,
    reason: 'Why',
    hint: 'Stays in the history, with your name.',
    missing: 'Say why, so that others can follow it.',
    cancel: 'Cancel',
    confirm: { bot: 'Mark as bot', human: 'Mark as person', score: 'Leave to the score' },
    confirming: 'Saving...',
    failed: 'It was not saved. Please try again.',
  },
  done: {
    titles: {
      bot: (session: string) => `Session ${session} counts as a bot now.`,
      human: (session: string) => `Session ${session} counts as a person now.`,
      score: (session: string) => `Session ${session} is left to its score now.`,
    },
    late: 'It is recorded; the figures follow as soon as the visit records have caught up.',
    undo: 'Undo',
    undoing: 'Undoing...',
    undoFailed: 'It was not undone. Please try again.',
    undoReason: 'Undone',
  },
  history: {
    title: 'Reclassifications',
    columns: ['When', 'Session', 'Said to be', 'Why', 'By'],
    verdicts: { bot: 'Bot', human: 'Person', score: 'Left to the score' },
    noReason: 'No reason given',
    those: 'the reclassifications',
    loading: 'Loading reclassifications...',
    failed: 'The reclassifications did not load',
    empty: 'No steward has reclassified a session yet.',
    pages: 'Pages of reclassifications',
    showing: (from: number, to: number, total: number) =>
      `Showing ${from} to ${to} of ${formatCount(total)} reclassifications`,
  },
} as const;

/** The bot signals; their points come from the service. */
export const reasonCopy: Readonly<Record<BotReason, { readonly name: string; readonly meaning: string }>> = {
  'known bot': {
    name: 'Known bot',
    meaning: 'The browser names itself as a crawler or a tool that is known.',
  },
  'headless browser': {
    name: 'Headless browser',
    meaning: 'A browser without a window, as programs drive it.',
  },
  'no browser named': {
    name: 'No browser named',
    meaning: 'The user agent does not begin as every browser’s does.',
  },
  'no language': { name: 'No language', meaning: 'No language was asked for, which every browser does.' },
  'no fetch metadata': {
    name: 'No fetch metadata',
    meaning: 'The request did not say how it came about, which browsers do.',
  },
  'odd accept header': {
    name: 'Odd accept header',
    meaning: 'The request did not say what it accepts, which browsers do.',
  },
  'hosting network': {
    name: 'Hosting network',
    meaning: 'The address belongs to a network that rents out servers.',
  },
  'fast views': {
    name: 'Fast views',
    meaning: 'Five views or more, each within a second of the one before.',
  },
  'no engagement': { name: 'No engagement', meaning: 'No page of the visit was in sight for any time.' },
};
