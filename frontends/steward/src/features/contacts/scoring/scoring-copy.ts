import type { ScoreReason, ScoreRuleName } from '@aera/contracts';
import { formatDay } from '../../../shared/copy/format-date.ts';

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

interface RuleCopy {
  readonly name: string;
  /** The unit that earns the points. */
  readonly each: string;
  readonly because: (count: number) => string;
}

/** The rules in the order in which their points are added. */
const rules: Record<ScoreRuleName, RuleCopy> = {
  message: {
    name: 'Message',
    each: 'a full message (a subject and 1,000 characters); shorter messages earn at least half',
    because: () => 'Message content',
  },
  consented: {
    name: 'Consent',
    each: 'each acknowledged notice',
    because: (count) => times(count, 'consent', 'consents'),
  },
  read: {
    name: 'Page views',
    each: 'each page viewed, except search',
    because: (count) => times(count, 'page', 'pages'),
  },
  returned: {
    name: 'Return visits',
    each: 'each additional day they returned',
    because: (count) => times(count, 'return day', 'return days'),
  },
  searched: {
    name: 'Searches',
    each: 'each search',
    because: (count) => times(count, 'search', 'searches'),
  },
  asked: {
    name: 'Questions',
    each: 'each question asked',
    because: (count) => times(count, 'question', 'questions'),
  },
  booked: {
    name: 'Booking clicks',
    each: 'each click on the booking link',
    because: (count) => times(count, 'click', 'clicks'),
  },
  source: {
    name: 'Source',
    each: 'each visit from a campaign, search engine, another site or the lead provider',
    because: (count) => times(count, 'visit', 'visits'),
  },
};

const day = (date: string): string => formatDay(`${date}T12:00:00`);

export const scoringCopy = {
  rules,
  why: (score: number) => `How ${score} was calculated`,
  loading: 'Loading score...',
  failed: 'Couldn’t load the score',
  points: (points: number) => `+${points}`,
  nothing: 'No rule adds points for this contact',
  because({ rule, count, days, last, from }: ScoreReason): string {
    const often = rules[rule].because(count);
    const when = days > 1 ? `on ${days} days, last ${day(last)}` : day(last);
    const where = from === 'provider' ? 'the lead provider' : from;
    return where ? `${often} from ${where}, ${when}` : `${often}, ${when}`;
  },
  /** Decay and maximum of a reason; empty when neither reduces it. */
  formatLimits({ points, fresh, capped, halfLifeDays }: ScoreReason): string {
    const limits = [
      halfLifeDays !== null && fresh > points && !capped ? `${fresh} when new` : '',
      halfLifeDays === null ? '' : `halves every ${times(halfLifeDays, 'day', 'days')}`,
      capped ? 'maximum reached' : '',
    ].filter(Boolean);
    return limits.join(', ');
  },
  computed: (at: string, version: number) =>
    version === 0 ? `Default rules, ${at}` : `Rules version ${version}, ${at}`,
  rulesLink: 'View rules',
  override: {
    counts: (score: number) => `Manual score: ${score}`,
    by: (name: string, at: string, ruleScore: number) =>
      `Set by ${name}, ${at}. Calculated score: ${ruleScore}.`,
    clear: 'Use calculated score',
    cleared: (score: number) => `Using the calculated score: ${score}`,
    label: 'Manual score',
    hint: '0 to 100. Replaces the calculated score until you remove it.',
    give: 'Set score',
    given: (score: number) => `Score set to ${score}`,
    wrong: 'Enter a whole number from 0 to 100',
    saving: 'Saving...',
    undo: 'Undo',
  },
  page: {
    title: 'Lead scoring',
    lead: 'How contact scores are calculated. A manual score always overrides the rules.',
    loading: 'Loading rules...',
    failed: 'Couldn’t load the rules',
    first: 'Default rules',
    since: (version: number, name: string, at: string) => `Version ${version}, by ${name}, ${at}.`,
    unnamed: 'a steward',
    form: 'Rules',
    how: 'Points halve after each half-life (in days). Leave it empty for points that never decay. The total is capped at 100.',
    per: (each: string) => `Points for ${each}.`,
    on: (name: string) => `Use rule: ${name}`,
    points: 'Points',
    cap: 'Maximum',
    halfLife: 'Half-life',
    never: 'No decay',
    field: (name: string, field: string) => `${name}: ${field.toLowerCase()}`,
    wrong: { number: 'Enter 0 to 100', days: 'Enter 1 to 730, or leave empty' },
    reason: 'Reason for change',
    whyHint: 'Shown in the history.',
    reasonMissing: 'Enter a reason',
    save: 'Apply rules',
    saving: 'Saving...',
    discard: 'Discard changes',
    saved: (version: number) => `Rules version ${version} applied`,
    same: 'These rules are already applied',
    notSaved: { title: 'Couldn’t apply the rules', description: 'The server didn’t respond. Try again.' },
    readOnly: 'View only. Only stewards can change these rules.',
  },
  preview: {
    title: 'Score impact',
    unchanged: 'Change a rule to preview which scores will change.',
    wrong: 'Fix the invalid values to see the preview.',
    loading: 'Loading preview...',
    failed: 'Couldn’t load the preview',
    noneMoved: (leads: number) => `No scores change (${times(leads, 'contact', 'contacts')}).`,
    moves: (moved: number, leads: number) =>
      `Scores change for ${moved} of ${times(leads, 'contact', 'contacts')}.`,
    up: 'Higher',
    down: 'Lower',
    over: (threshold: number) => `Rise to ${threshold} or more`,
    under: (threshold: number) => `Drop below ${threshold}`,
    held: (count: number) =>
      count === 1
        ? '1 contact has a manual score and won’t change.'
        : `${count} contacts have a manual score and won’t change.`,
    top: 'Biggest changes',
    move: (from: number, to: number) => `${from} → ${to}`,
    spoken: (from: number, to: number) => `from ${from} to ${to}`,
    unnamed: 'Erased',
  },
  conflict: {
    title: 'Someone else updated the rules',
    text: (version: number, name: string, reason: string | null) =>
      `${name} applied version ${version}${reason ? `: “${reason}”` : ''}. Your changes weren’t saved.`,
    mine: 'Keep my changes',
    theirs: 'Use their version',
  },
  history: {
    title: 'History',
    version: (version: number) => (version === 0 ? 'Default rules' : `Version ${version}`),
    current: 'current',
    restored: (version: number) => (version === 0 ? 'Restored default rules' : `Restored version ${version}`),
    /** `viewVersion` starts with this text, because the accessible name must contain the visible label (WCAG 2.5.3). */
    view: 'View',
    viewVersion: (version: number) => (version === 0 ? 'View default rules' : `View version ${version}`),
    restore: (version: number) => (version === 0 ? 'Restore default rules' : `Restore version ${version}`),
    viewing: (version: number) =>
      version === 0
        ? 'Viewing the default rules. Nothing has changed yet.'
        : `Viewing version ${version}. Nothing has changed yet.`,
  },
} as const;

export const ruleNames = Object.keys(rules) as ScoreRuleName[];
