import type { RetentionPolicy } from '@aera/contracts';
import { formatCount, formatEntries, formatPlural } from '../../../shared/copy/format-number.ts';

export type DataClass = keyof RetentionPolicy;

const days = (count: number) => formatPlural(count, 'day', 'days');

export const retentionCopy = {
  title: 'Retention',
  lead: 'Choose how long visitor data is kept. Older data is permanently deleted, one day (UTC) at a time.',
  loading: 'Loading retention policy...',
  failed: 'Couldn’t load the retention policy',
  days,
  dataClasses: {
    ipAddresses: {
      name: 'IP addresses',
      inline: 'IP addresses',
      description: 'IP address and browser of each page view. The raw event log is deleted at the same time.',
    },
    events: {
      name: 'Page views',
      inline: 'page views',
      description: 'Individual page views and time on page.',
    },
    aggregates: {
      name: 'Totals',
      inline: 'totals',
      description: 'Visits and hourly totals used in reports.',
    },
  } satisfies Record<DataClass, { name: string; inline: string; description: string }>,
  setBy: (by: string, at: string) => `Set by ${by}, ${at}`,
  defaultPolicy: 'Default policy. No steward has changed it.',
  form: {
    title: 'Retention periods',
    field: (name: string) => `${name} (days)`,
    current: (count: number) => `Currently ${days(count)}.`,
    wholeNumber: (min: number, max: number) =>
      `Enter a whole number from ${formatCount(min)} to ${formatCount(max)}`,
    ipAddressesOverEvents: 'IP addresses can’t be kept longer than page views',
    eventsOverAggregates: 'Page views can’t be kept longer than totals',
    preview: 'Preview changes',
    previewing: 'Loading preview...',
    reset: 'Discard changes',
    unchanged: 'No changes to preview',
    outdated: 'The policy has changed since. Your unsaved changes were discarded.',
    failed: 'Couldn’t load the preview. Try again.',
  },
  preview: {
    title: 'What will be deleted',
    nothing: (name: string) => `${name}: nothing to delete now.`,
    deletes: (name: string, rows: number, count: number, before: string) =>
      `${name}: ${formatEntries(rows)} over ${days(count)}, all before ${before}.`,
    byDayOf: (name: string) => `${name} by day`,
    columns: ['Day (UTC)', 'Entries'],
    apply: 'Apply policy…',
  },
  dialog: {
    title: 'Apply this retention policy?',
    removes: 'This permanently deletes, within seconds:',
    item: (rows: number, count: number, name: string, before: string) =>
      `${formatEntries(rows)} of ${name} (${days(count)}, before ${before})`,
    removesNothing: 'Nothing is old enough to delete now.',
    after:
      'From then on, older data is deleted every day. You can’t undo this: a longer period later won’t restore deleted data.',
    cancel: 'Cancel',
    confirm: 'Delete data and apply',
    confirmNothing: 'Apply policy',
    confirming: 'Applying...',
    failed: 'Couldn’t apply the policy. Try again.',
  },
  done: {
    title: 'Policy applied',
    text: 'Older data is deleted within seconds. See the deletion history below.',
    pendingText: 'Saved. It takes effect when visit records have caught up.',
  },
  history: {
    deletions: 'Deletion history',
    deletionColumns: ['Deleted', 'Data', 'Days (UTC)', 'Entries'],
    noDeletions: 'Nothing deleted yet',
    span: (from: string, to: string, count: number) =>
      from === to ? from : `${from} to ${to} (${days(count)})`,
    policies: 'Policy changes',
    policyColumns: ['Time', 'IP addresses', 'Page views', 'Totals', 'Changed by'],
    noPolicies: 'No policy changes yet',
    loading: 'Loading history...',
    failed: 'Couldn’t load the history',
  },
} as const;
