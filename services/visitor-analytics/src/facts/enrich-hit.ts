import type { BotReason } from '@aera/contracts';
import type { IpGeolocator, IsHosting } from '@aera/ip-geolocation';
import { createUserAgentCache } from './user-agent.ts';

/** What address and browser of a hit say about it. */
export interface HitEnrichment {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: string | null;
  readonly signals: readonly BotReason[];
}

export interface HitClient {
  readonly ip: string;
  readonly userAgent: string;
}

/** Describes senders; the answer is for the addresses it was asked with. */
export type EnrichClients = (senders: readonly HitClient[]) => Promise<(sender: HitClient) => HitEnrichment>;

export function createEnricher(geography: IpGeolocator, isHosting: IsHosting): EnrichClients {
  const parseUserAgent = createUserAgentCache();
  return async (senders) => {
    const addresses = new Set(senders.map(({ ip }) => ip));
    const places = await geography.locate(addresses);
    const hosting = new Set<string>();
    for (const ip of addresses) if (await isHosting(ip)) hosting.add(ip);
    return ({ ip, userAgent }) => {
      const place = places.get(ip);
      const { signals, ...about } = parseUserAgent(userAgent);
      return {
        country: place?.country ?? null,
        region: place?.region ?? null,
        city: place?.city ?? null,
        ...about,
        signals: hosting.has(ip) ? [...signals, 'hosting network'] : signals,
      };
    };
  };
}
