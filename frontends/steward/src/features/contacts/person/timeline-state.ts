import type { ActivityKind, readPersonTimeline, QueryOf } from '@aera/contracts';
import type { UrlState } from '../../../shared/page/use-url-state.ts';

/** Groups of activity to filter the timeline by, in the order of the chips. */
export const activityGroups = [
  'visits',
  'consent',
  'searches',
  'questions',
  'mails',
  'account',
  'messages',
] as const;
export type ActivityGroup = (typeof activityGroups)[number];

const groupByKind: Readonly<Record<ActivityKind, ActivityGroup>> = {
  visit: 'visits',
  consented: 'consent',
  'consent-withdrawn': 'consent',
  'visitor-erased': 'consent',
  searched: 'searches',
  asked: 'questions',
  'question-answered': 'questions',
  'answer-revised': 'questions',
  'information-requested': 'questions',
  'information-given': 'questions',
  'question-reopened': 'questions',
  'question-withdrawn': 'questions',
  'question-claimed': 'questions',
  'answer-rated': 'questions',
  mailed: 'mails',
  registered: 'account',
  'email-verified': 'account',
  'signed-in': 'account',
  'passkey-added': 'account',
  'password-changed': 'account',
  'email-changed': 'account',
  contact: 'messages',
};

export const toActivityGroup = (kind: ActivityKind): ActivityGroup => groupByKind[kind];

/** Returns all activity kinds in the selected groups, comma-separated. */
export const formatKinds = (selected: readonly ActivityGroup[]): string =>
  (Object.keys(groupByKind) as ActivityKind[])
    .filter((kind) => selected.includes(groupByKind[kind]))
    .join(',');

/** The `as of` instant and activity filter of a person page, from its URL. */
export interface TimelineState {
  /** Instant that the page shows; null for now. */
  readonly asOf: string | null;
  /** Selected groups; empty for all. */
  readonly groups: readonly ActivityGroup[];
}

/** Parses a past instant and returns it as ISO 8601 in UTC; null for a future or malformed one. */
export const parsePastInstant = (text: string | null): string | null => {
  const epochMs = text === null ? Number.NaN : Date.parse(text);
  return epochMs < Date.now() ? new Date(epochMs).toISOString() : null;
};

/** Ignores invalid values. */
export function readTimelineState({ get }: Pick<UrlState, 'get'>): TimelineState {
  const names = get('kinds')?.split(',') ?? [];
  return {
    asOf: parsePastInstant(get('at')),
    groups: activityGroups.filter((group) => names.includes(group)),
  };
}

/** Returns the URL value after toggling a group; null, meaning no filter, if none or all are then selected. */
export function formatToggledGroups(groups: readonly ActivityGroup[], group: ActivityGroup): string | null {
  const isSelected = (each: ActivityGroup) => groups.includes(each) !== (each === group);
  const selected = activityGroups.filter(isSelected);
  return selected.length === 0 || selected.length === activityGroups.length ? null : selected.join(',');
}

export const toTimelineQuery = ({ asOf, groups }: TimelineState): QueryOf<typeof readPersonTimeline> => ({
  ...(asOf !== null && { asOf }),
  ...(groups.length > 0 && { kinds: formatKinds(groups) }),
});

/** Returns the instant one millisecond earlier. */
export const toInstantBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

/** Returns the instant of the newest loaded entry before the shown instant, or before the newest entry if now is shown; null without one. */
export function findPreviousEntryInstant(
  items: readonly { readonly at: string }[],
  asOf: string | null,
): string | null {
  const shownInstant = asOf ?? items[0]?.at;
  if (shownInstant === undefined) return null;
  const previous = items.find((item) => Date.parse(item.at) < Date.parse(shownInstant));
  return previous ? new Date(previous.at).toISOString() : null;
}
