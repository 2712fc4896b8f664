import {
  identityHeader,
  pathOf,
  type ResponseOf,
  visitorActivity,
  routeRegistry,
} from '@aera/contracts/server';

export type VisitorActivity = ResponseOf<typeof visitorActivity>;

/** Asks visitor-analytics, as the steward who asks us; null when it does not answer in time. */
export type FetchVisitorActivity = (ip: string, identityToken: string) => Promise<VisitorActivity | null>;

const patience = 2000;

export const fetchVisitorActivity =
  (baseUrl: string, onFailure: (error: unknown) => void): FetchVisitorActivity =>
  async (ip, identityToken) => {
    try {
      const response = await fetch(new URL(pathOf(visitorActivity, { ip }), baseUrl), {
        headers: { [identityHeader]: identityToken },
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`visitor-analytics answered ${response.status}`);
      return routeRegistry.get(visitorActivity).response.parse(await response.json());
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
