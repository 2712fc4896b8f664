import type { ScoreReason, ScoreRuleName } from '@aera/contracts';
import { formatDay } from '../../../shared/copy/format-date.ts';

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

interface RuleCopy {
  readonly name: string;
  /** The unit that earns the points. */
  readonly unit: string;
  readonly formatOccurrences: (count: number) => string;
}

/** The rules in the order in which their points are added. */
const rules: Record<ScoreRuleName, RuleCopy> = {
  message: {
    name: 'Message',
    unit: 'a full message (a subject and 1,000 characters); shorter messages earn at least half',
    formatOccurrences: () => 'Message content',
  },
  consented: {
    name: 'Consent',
    unit: 'each acknowledged notice',
    formatOccurrences: (count) => times(count, 'consent', 'consents'),
  },
  read: {
    name: 'Page views',
    unit: 'each page viewed, except search',
    formatOccurrences: (count) => times(count, 'page', 'pages'),
  },
  returned: {
    name: 'Return visits',
    unit: 'each additional day they returned',
    formatOccurrences: (count) => times(count, 'return day', 'return days'),
  },
  searched: {
    name: 'Searches',
    unit: 'each search',
    formatOccurrences: (count) => times(count, 'search', 'searches'),
  },
  asked: {
    name: 'Questions',
    unit: 'each question asked',
    formatOccurrences: (count) => times(count, 'question', 'questions'),
  },
  booked: {
    name: 'Booking clicks',
    unit: 'each click on the booking link',
    formatOccurrences: (count) => times(count, 'click', 'clicks'),
  },
  source: {
    name: 'Source',
    unit: 'each day with a visit from a campaign, search engine or another site (per browser), and a lead from the booking provider',
    // A day with several visits of a browser counts once.
    formatOccurrences: (count) => times(count, 'referral', 'referrals'),
  },
};

const day = (date: string): string => formatDay(`${date}T12:00:00`);

export const scoringCopy = {
  rules,
  heading: (score: number) => `How ${score} was calculated`,
  loading: 'Loading score...',
  failed: 'Couldn’t load the score',
  points: (points: number) => `+${points}`,
  noPoints: 'No rule adds points for this contact',
  formatReason({ rule, count, days, last, from }: ScoreReason): string {
    const often = rules[rule].formatOccurrences(count);
    const when = days > 1 ? `on ${days} days, last ${day(last)}` : day(last);
    const where = from === 'provider' ? 'the booking provider' : from;
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
    manualScore: (score: number) => `Manual score: ${score}`,
    setBy: (name: string, at: string, ruleScore: number) =>
      `Set by ${name}, ${at}. Calculated score: ${ruleScore}.`,
    clear: 'Use calculated score',
    cleared: (score: number) => `Using the calculated score: ${score}`,
    label: 'Manual score',
    hint: '0 to 100. Replaces the calculated score until you remove it.',
    submit: 'Set score',
    saved: (score: number) => `Score set to ${score}`,
    invalid: 'Enter a whole number from 0 to 100',
    saving: 'Saving...',
    undo: 'Undo',
  },
  page: {
    title: 'Lead scoring',
    lead: 'How lead scores are calculated. A manual score always overrides the rules.',
    loading: 'Loading rules...',
    failed: 'Couldn’t load the rules',
    defaultRules: 'Default rules',
    appliedBy: (version: number, name: string, at: string) => `Version ${version}, by ${name}, ${at}.`,
    unnamed: 'a steward',
    form: 'Rules',
    explanation:
      'Points halve after each half-life (in days). Leave it empty for points that never decay. The total is capped at 100.',
    pointsFor: (each: string) => `Points for ${each}.`,
    enableRule: (name: string) => `Use rule: ${name}`,
    points: 'Points',
    maximum: 'Maximum',
    halfLife: 'Half-life',
    noDecay: 'No decay',
    field: (name: string, field: string) => `${name}: ${field.toLowerCase()}`,
    invalid: { number: 'Enter 0 to 100', days: 'Enter 1 to 730, or leave empty' },
    reason: 'Reason for change',
    reasonHint: 'Shown in the history.',
    reasonMissing: 'Enter a reason',
    save: 'Apply rules',
    saving: 'Saving...',
    discard: 'Discard changes',
    saved: (version: number) => `Rules version ${version} applied`,
    alreadyApplied: 'These rules are already applied',
    notSaved: { title: 'Couldn’t apply the rules', description: 'The server didn’t respond. Try again.' },
    readOnly: 'View only. Only stewards can change these rules.',
  },
  preview: {
    title: 'Score impact',
    unchanged: 'Change a rule to preview which scores will change.',
    invalid: 'Fix the invalid values to see the preview.',
    loading: 'Loading preview...',
    failed: 'Couldn’t load the preview',
    noChanges: (leads: number) => `No scores change (${times(leads, 'contact', 'contacts')}).`,
    changedScores: (moved: number, leads: number) =>
      `Scores change for ${moved} of ${times(leads, 'contact', 'contacts')}.`,
    higher: 'Higher',
    lower: 'Lower',
    riseTo: (threshold: number) => `Rise to ${threshold} or more`,
    dropBelow: (threshold: number) => `Drop below ${threshold}`,
    manualScores: (count: number) =>
      count === 1
        ? '1 contact has a manual score and won’t change.'
        : `${count} contacts have a manual score and won’t change.`,
    biggestChanges: 'Biggest changes',
    change: (from: number, to: number) => `${from} → ${to}`,
    changeSpoken: (from: number, to: number) => `from ${from} to ${to}`,
    unnamed: 'Erased',
  },
  conflict: {
    title: 'Someone else updated the rules',
    text: (version: number, name: string, reason: string | null) =>
      `${name} applied version ${version}${reason ? `: “${reason}”` : ''}. Your changes weren’t saved.`,
    mine: 'Keep my version',
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
