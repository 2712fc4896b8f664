import type { SessionDevice, SessionLocation } from '@aera/contracts';
import type { IpGeolocator } from '@aera/ip-geolocation';
import Bowser from 'bowser';

const kinds = ['desktop', 'mobile', 'tablet', 'tv'] as const;

/** Parses a `User-Agent` header. Unknown parts are null. */
export function parseUserAgent(userAgent: string | undefined): SessionDevice {
  // Long input slows the parser down, and no browser sends it.
  const text = userAgent?.trim().slice(0, 500);
  if (!text) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(text);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds.find((kind) => kind === platform.type) ?? null,
  };
}

/** Looks up the location of an IP address in the free database. Unknown parts are null. */
export async function locateIp(geolocator: IpGeolocator, ip: string): Promise<SessionLocation> {
  const location = (await geolocator.locate([ip])).get(ip);
  return {
    city: location?.city ?? null,
    region: location?.region ?? null,
    country: location?.country ?? null,
  };
}
