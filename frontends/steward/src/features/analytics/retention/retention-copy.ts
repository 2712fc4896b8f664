import type { RetentionPolicy } from '@aera/contracts';
import { formatCount } from '../../../shared/copy/format-number.ts';

type Kind = keyof RetentionPolicy;

const days = (count: number) => `${formatCount(count)} ${count === 1 ? 'day' : 'days'}`;
const entries = (count: number) => `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;

/** The words of the retention page. */
export const retentionCopy = {
  title: 'Retention',
  lead: 'How long each class of visitor data is kept. What is older is removed for ever, whole days (UTC) at a time.',
  loading: 'Loading the policy...',
  failed: 'The policy did not load',
  days,
  entries,
  classes: {
    addresses: {
      name: 'Addresses',
      holds: 'Address and browser of each hit. The log of hits forgets as early.',
    },
    facts: { name: 'Facts', holds: 'Page views, and the time spent on them.' },
    figures: { name: 'Figures', holds: 'Visits and hourly figures, by which ranges are told.' },
  } satisfies Record<Kind, { name: string; holds: string }>,
  setBy: (by: string, at: string) => `Set by ${by}, ${at}`,
  own: 'The platform’s own: no steward has changed it.',
  form: {
    title: 'How long data is kept',
    field: (name: string) => `${name}, days`,
    now: (count: number) => `Now ${days(count)}.`,
    whole: (min: number, max: number) =>
      `A whole number of days from ${formatCount(min)} to ${formatCount(max)}.`,
    addressesOverFacts: 'Addresses cannot be kept longer than facts.',
    factsOverFigures: 'Facts cannot be kept longer than figures.',
    preview: 'Preview',
    previewing: 'Previewing...',
    reset: 'Reset',
    unchanged: 'This is what is in force.',
    failed: 'There is no preview just now. Please try again.',
  },
  preview: {
    title: 'What would go',
    nothing: (name: string) => `${name}: nothing goes now.`,
    goes: (name: string, rows: number, count: number, before: string) =>
      `${name}: ${entries(rows)} of ${days(count)} go, all from before ${before}.`,
    byDay: 'By day',
    columns: ['Day (UTC)', 'Entries'],
    apply: 'Set this policy...',
  },
  dialog: {
    title: 'Set how long data is kept',
    removes: 'This removes for ever, within seconds:',
    item: (rows: number, count: number, name: string, before: string) =>
      `${entries(rows)} of ${name} (${days(count)}, before ${before})`,
    removesNothing: 'Nothing is old enough to go now.',
    after:
      'From then on, every day, whatever has become older goes too. It cannot be undone: a longer time later brings nothing back.',
    cancel: 'Cancel',
    confirm: 'Remove and set',
    confirmNothing: 'Set the policy',
    confirming: 'Setting...',
    failed: 'The policy was not set. Please try again.',
  },
  done: {
    title: 'The policy is set',
    text: 'What is older goes within seconds; the history below shows it.',
    late: 'It is recorded, and in force as soon as the visit records have caught up.',
  },
  history: {
    removals: 'What was removed',
    removalColumns: ['Removed', 'Class', 'Days (UTC)', 'Entries'],
    noRemovals: 'Nothing has been removed yet.',
    span: (from: string, to: string, count: number) =>
      from === to ? from : `${from} to ${to} (${days(count)})`,
    policies: 'What stewards set',
    policyColumns: ['Set', 'Addresses', 'Facts', 'Figures', 'By'],
    noPolicies: 'No steward has set a policy yet.',
    loading: 'Loading the history...',
    failed: 'The history did not load',
  },
} as const;
