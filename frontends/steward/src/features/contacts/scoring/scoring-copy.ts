import type { ScoreReason, ScoreRuleName } from '@aera/contracts';
import { formatDay } from '../../../shared/copy/format-date.ts';

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

interface RuleWords {
  readonly name: string;
  /** What one of its points is for. */
  readonly each: string;
  readonly because: (count: number) => string;
}

/** The rules in the order that they are added up in. */
const rules: Record<ScoreRuleName, RuleWords> = {
  message: {
    name: 'Message',
    each: 'a full message, with a subject and a thousand characters; a shorter one gives a part, and at least half',
    because: () => 'What they wrote',
  },
  consented: {
    name: 'Consented',
    each: 'each time the privacy notice was acknowledged',
    because: (count) => times(count, 'consent', 'consents'),
  },
  read: {
    name: 'Pages read',
    each: 'each page, the search apart',
    because: (count) => times(count, 'page', 'pages'),
  },
  returned: {
    name: 'Returned',
    each: 'each further day on which they came back',
    because: (count) => times(count, 'more day', 'more days'),
  },
  searched: {
    name: 'Searched',
    each: 'each search',
    because: (count) => times(count, 'search', 'searches'),
  },
  asked: {
    name: 'Asked',
    each: 'each question that they asked',
    because: (count) => times(count, 'question', 'questions'),
  },
  booked: {
    name: 'Booking',
    each: 'each click on the booking link',
    because: (count) => times(count, 'click', 'clicks'),
  },
  source: {
    name: 'Source',
    each: 'each arrival from a campaign, a search engine, another site or the lead provider',
    because: (count) => times(count, 'arrival', 'arrivals'),
  },
};

const day = (date: string): string => formatDay(`${date}T12:00:00`);

/** Points and days stand in small numbers beside one another, so that the eye can add them up. */
export const scoringCopy = {
  rules,
  why: (score: number) => `Why ${score}`,
  loading: 'Loading the score...',
  failed: 'The score did not load',
  points: (points: number) => `+${points}`,
  nothing: 'No rule gives this contact any points.',
  because({ rule, count, days, last, from }: ScoreReason): string {
    const often = rules[rule].because(count);
    const when = days > 1 ? `on ${days} days, last ${day(last)}` : day(last);
    const where = from === 'provider' ? 'the lead provider' : from;
    return where ? `${often} from ${where}, ${when}` : `${often}, ${when}`;
  },
  /** What a reason gives no longer, or gives no more of; empty when it gives all it could. */
  limits({ points, fresh, capped, halfLifeDays }: ScoreReason): string {
    const said = [
      halfLifeDays !== null && fresh > points && !capped ? `gave ${fresh} when fresh` : '',
      halfLifeDays === null ? '' : `halves every ${times(halfLifeDays, 'day', 'days')}`,
      capped ? 'the most it gives' : '',
    ].filter(Boolean);
    return said.join(', ');
  },
  computed: (at: string, version: number) =>
    version === 0 ? `By the first rules, ${at}` : `By version ${version} of the rules, ${at}`,
  rulesLink: 'See the rules',
  override: {
    counts: (score: number) => `A steward’s score counts: ${score}`,
    by: (name: string, at: string, byRules: number) => `Given by ${name}, ${at}. The rules say ${byRules}.`,
    clear: 'Back to the rules',
    cleared: (score: number) => `The rules count again: ${score}`,
    label: 'Score of your own',
    hint: '0 to 100. It counts instead of the rules until it is taken back.',
    give: 'Give this score',
    given: (score: number) => `The score is ${score} now`,
    wrong: 'Write a whole number from 0 to 100.',
    saving: 'Saving...',
    undo: 'Undo',
    undone: 'Taken back',
  },
  page: {
    title: 'Lead scoring',
    lead: 'What a contact’s score is made of. Every reason comes from something that happened; a steward’s own score always counts more.',
    loading: 'Loading the rules...',
    failed: 'The rules did not load',
    first: 'These are the rules that the platform comes with.',
    since: (version: number, name: string, at: string) => `Version ${version}, by ${name}, ${at}.`,
    unnamed: 'a steward',
    form: 'Rules',
    how: 'What a rule gives halves with each half-life, in days; without one it never fades. All together give 100 at most.',
    per: (each: string) => `Points for ${each}.`,
    on: (name: string) => `${name} counts`,
    points: 'Points',
    cap: 'At most',
    halfLife: 'Half-life',
    never: 'never',
    field: (name: string, field: string) => `${name}: ${field.toLowerCase()}`,
    wrong: { number: '0 to 100', days: '1 to 730, or empty' },
    why: 'Why you change them',
    whyHint: 'Stands in the history, for whoever wonders later.',
    whyMissing: 'Say in a few words why.',
    save: 'Put in force',
    saving: 'Saving...',
    discard: 'Discard changes',
    saved: (version: number) => `Version ${version} of the rules is in force`,
    same: 'These rules are in force already',
    notSaved: { title: 'The rules were not saved', description: 'There was no answer. Please try again.' },
    readOnly: 'Stewards set these rules; you can see them.',
  },
  preview: {
    title: 'Who moves',
    unchanged: 'Change a rule, and see here who would move before anything does.',
    wrong: 'A figure cannot be read. Who moves is shown once it can.',
    loading: 'Counting...',
    failed: 'Who would move could not be counted',
    nobody: (leads: number) => `Nobody moves, of ${times(leads, 'contact', 'contacts')}.`,
    moves: (moved: number, leads: number) => `${moved} of ${times(leads, 'contact', 'contacts')} would move.`,
    up: 'Up',
    down: 'Down',
    over: (threshold: number) => `Reach ${threshold}`,
    under: (threshold: number) => `Fall below ${threshold}`,
    held: (count: number) =>
      count === 1
        ? 'One more has a steward’s own score, which stays.'
        : `${count} more have a steward’s own score, which stays.`,
    top: 'Those who move furthest',
    move: (from: number, to: number) => `${from} → ${to}`,
    spoken: (from: number, to: number) => `from ${from} to ${to}`,
    unnamed: 'Erased',
  },
  conflict: {
    title: 'Somebody else was faster',
    text: (version: number, name: string, why: string | null) =>
      `Version ${version} is in force now, by ${name}${why ? `: “${why}”` : ''}. Nothing of yours was saved.`,
    mine: 'Go on with mine',
    theirs: 'Take theirs',
  },
  history: {
    title: 'History',
    version: (version: number) => (version === 0 ? 'The first rules' : `Version ${version}`),
    current: 'in force',
    restores: (version: number) => (version === 0 ? 'Back to the first rules' : `Back to version ${version}`),
    /** `lookAt` begins with it: the accessible name contains what is visible (WCAG 2.5.3). */
    look: 'Look',
    lookAt: (version: number) => (version === 0 ? 'Look at the first rules' : `Look at version ${version}`),
    restore: (version: number) => (version === 0 ? 'Restore the first rules' : `Restore version ${version}`),
    looking: (version: number) =>
      version === 0
        ? 'The form shows the first rules. Nothing has changed yet.'
        : `The form shows version ${version}. Nothing has changed yet.`,
  },
} as const;

/** In the order that they are added up in. */
export const ruleNames = Object.keys(rules) as ScoreRuleName[];
