import type { ConsentRecord, ResponseOf, readIpActivity } from '@aera/contracts';

type Activity = ResponseOf<typeof readIpActivity>;

/** The page views of one session. */
export interface SessionSummary {
  readonly sessionId: string;
  readonly first: string;
  readonly last: string;
  readonly pageViews: number;
}

/** Returns the first and last instant of the activity; null without activity. */
export function toActivitySpan(
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

/** Groups page views by session, the last active session first. */
export function summarizeSessions(pageViews: Activity['pageViews']): SessionSummary[] {
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
