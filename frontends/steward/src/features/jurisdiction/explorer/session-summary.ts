import type { ConsentRecord, ResponseOf, ipActivity } from '@aera/contracts';

type Activity = ResponseOf<typeof ipActivity>;

/** What the page views of one session come to. */
export interface SessionSummary {
  readonly sessionId: string;
  readonly first: string;
  readonly last: string;
  readonly pageViews: number;
}

/** First and last moment of all that is recorded; null where nothing is. */
export function spanOfActivity(
  consents: readonly ConsentRecord[],
  { activity, pageViews }: Activity,
): { readonly first: string | null; readonly last: string | null } {
  const moments = [
    ...consents.map(({ consentedAt }) => consentedAt),
    ...pageViews.map(({ timestamp }) => timestamp),
  ].toSorted();
  const first = [activity.firstActivity, moments[0]].filter((moment) => moment != null).toSorted()[0];
  return { first: first ?? null, last: moments.at(-1) ?? null };
}

/** The sessions that page views belong to, the one seen last first. */
export function sessionsOf(pageViews: Activity['pageViews']): SessionSummary[] {
  const bySession = Map.groupBy(pageViews, ({ sessionId }) => sessionId);
  return [...bySession]
    .map(([sessionId, views]) => {
      const moments = views.map(({ timestamp }) => timestamp).toSorted();
      return {
        sessionId,
        first: moments[0] as string,
        last: moments.at(-1) as string,
        pageViews: views.length,
      };
    })
    .toSorted((one, other) => (one.last < other.last ? 1 : -1));
}
