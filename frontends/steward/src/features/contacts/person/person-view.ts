import type { QueryOf, personTimeline } from '@aera/contracts';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { type ActivityGroup, activityGroups, kindsOf } from './activity-groups.ts';

/** What of a person is shown. */
export interface PersonView {
  /** The moment that the page is as of; null: now. */
  readonly at: string | null;
  /** None chosen: all of them. */
  readonly groups: readonly ActivityGroup[];
}

/** An instant to the millisecond; null for what is none, or has not come yet. */
export const pastMoment = (text: string | null): string | null => {
  const moment = text === null ? Number.NaN : Date.parse(text);
  return moment < Date.now() ? new Date(moment).toISOString() : null;
};

/** The view that an address holds; what makes no sense in it is left out. */
export function viewIn({ get }: Pick<PageState, 'get'>): PersonView {
  const named = get('kinds')?.split(',') ?? [];
  return { at: pastMoment(get('at')), groups: activityGroups.filter((group) => named.includes(group)) };
}

/** A group switched on or off, as the address says it; all of them is the same as none. */
export function toggled(groups: readonly ActivityGroup[], group: ActivityGroup): string | null {
  const on = (each: ActivityGroup) => groups.includes(each) !== (each === group);
  const chosen = activityGroups.filter(on);
  return chosen.length === 0 || chosen.length === activityGroups.length ? null : chosen.join(',');
}

export const toQuery = ({ at, groups }: PersonView): QueryOf<typeof personTimeline> => ({
  ...(at !== null && { at }),
  ...(groups.length > 0 && { kinds: kindsOf(groups) }),
});

/** The moment just before another. */
export const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

/** The moment of the entry before the one that is shown as the newest; null where none is known. */
export function earlierMoment(items: readonly { readonly at: string }[], at: string | null): string | null {
  const newest = at ?? items[0]?.at;
  if (newest === undefined) return null;
  const earlier = items.find((item) => Date.parse(item.at) < Date.parse(newest));
  return earlier ? new Date(earlier.at).toISOString() : null;
}
