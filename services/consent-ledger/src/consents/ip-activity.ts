import {
  buildPath,
  identityHeader,
  type QueryOf,
  readIpVisits,
  type ResponseOf,
  routeRegistry,
} from '@aera/contracts/server';
import type { ConsentQueries } from './consent-queries.ts';

/** Merges a page of consents with the visits from visitor-analytics. Totals count all records, not only this page. */
export function mergeIpActivity(
  { consents, total, firstConsentedAt, geolocation }: Awaited<ReturnType<ConsentQueries['byIp']>>,
  visits: IpVisits | null,
) {
  const [firstActivity = null] = [firstConsentedAt, visits?.firstActivity]
    .filter((time) => time != null)
    .sort();
  return {
    activity: {
      totalConsents: total,
      totalPageViews: visits?.totalPageViews ?? 0,
      totalSessions: visits?.totalSessions ?? 0,
      firstActivity,
    },
    geolocation,
    consents,
    pageViews: visits?.pageViews ?? [],
    complete: visits !== null,
  };
}

type IpVisits = ResponseOf<typeof readIpVisits>;
type ViewOrder = NonNullable<QueryOf<typeof readIpVisits>['order']>;

/** Reads the visits of an IP address from visitor-analytics, with the identity of the steward; null if the call fails or takes longer than 2 seconds. */
export type FetchIpVisits = (ip: string, order: ViewOrder, identityToken: string) => Promise<IpVisits | null>;

const requestTimeoutMs = 2000;

export const createFetchIpVisits =
  (baseUrl: string, onFailure: (error: unknown) => void): FetchIpVisits =>
  async (ip, order, identityToken) => {
    try {
      const url = new URL(buildPath(readIpVisits, { ip }, { order }), baseUrl);
      const response = await fetch(url, {
        headers: { [identityHeader]: identityToken },
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (!response.ok) throw new Error(`visitor-analytics answered ${response.status}`);
      return routeRegistry.get(readIpVisits).response.parse(await response.json());
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
