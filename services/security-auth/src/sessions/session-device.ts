import type { SessionDevice, SessionLocation } from '@aera/contracts';
import type { IpGeolocator } from '@aera/ip-geolocation';
import Bowser from 'bowser';

const kinds = ['desktop', 'mobile', 'tablet', 'tv'] as const;

/** What a `User-Agent` header says of a browser, as far as it says anything. */
export function parseUserAgent(userAgent: string | undefined): SessionDevice {
  // The parser takes its time over long texts, and no browser writes one.
  const text = userAgent?.trim().slice(0, 500);
  if (!text) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(text);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds.find((kind) => kind === platform.type) ?? null,
  };
}

/** Where an address is, as far as the free data says; all null for one that it does not know. */
export async function locateIp(geography: IpGeolocator, ip: string): Promise<SessionLocation> {
  const place = (await geography.locate([ip])).get(ip);
  return {
    city: place?.city ?? null,
    region: place?.region ?? null,
    country: place?.country ?? null,
  };
}
