import type { BotSignal } from '@aera/contracts';
import type { IpGeolocator, IsHosting } from '@aera/ip-geolocation';
import { createUserAgentCache } from './user-agent.ts';

/** Properties of a hit derived from IP address and user agent. */
export interface HitEnrichment {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: string | null;
  readonly signals: readonly BotSignal[];
}

export interface HitClient {
  readonly ip: string;
  readonly userAgent: string;
}

/** Enriches clients; the returned function is limited to the clients passed. */
export type EnrichClients = (senders: readonly HitClient[]) => Promise<(sender: HitClient) => HitEnrichment>;

export function createEnricher(geography: IpGeolocator, isHosting: IsHosting): EnrichClients {
  const parseUserAgent = createUserAgentCache();
  return async (senders) => {
    const ips = new Set(senders.map(({ ip }) => ip));
    const locations = await geography.locate(ips);
    const hosting = new Set<string>();
    for (const ip of ips) if (await isHosting(ip)) hosting.add(ip);
    return ({ ip, userAgent }) => {
      const location = locations.get(ip);
      const { signals, ...about } = parseUserAgent(userAgent);
      return {
        country: location?.country ?? null,
        region: location?.region ?? null,
        city: location?.city ?? null,
        ...about,
        signals: hosting.has(ip) ? [...signals, 'hosting network'] : signals,
      };
    };
  };
}
