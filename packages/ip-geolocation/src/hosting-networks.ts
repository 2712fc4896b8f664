import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseAddress } from '@aera/service-kit/ip-addresses';
import { memoize } from './memoize.ts';

/** Autonomous systems of hosting providers: a browser there is a VPN at best. Providers that also sell access to people are excluded. */
export const hostingAsns: ReadonlySet<string> = new Set(
  (
    '14618 16509 8987 ' + // Amazon
    '8075 8068 8069 ' + // Microsoft
    '15169 396982 19527 ' + // Google
    '14061 ' + // DigitalOcean
    '16276 35540 ' + // OVH
    '24940 213230 212317 ' + // Hetzner
    '63949 ' + // Akamai, once Linode
    '20473 64515 ' + // Vultr
    '31898 ' + // Oracle
    '36351 ' + // IBM
    '45102 37963 ' + // Alibaba
    '132203 45090 ' + // Tencent
    '136907 55990 ' + // Huawei
    '12876 ' + // Scaleway
    '51167 40021 141995 ' + // Contabo
    '60781 30633 28753 59253 ' + // Leaseweb
    '8560 ' + // IONOS
    '9009 ' + // M247
    '36352 54290 ' + // HostPapa, ColoCrossing
    '29802 ' + // HIVELOCITY
    '62567 202053 ' + // UpCloud
    '197540 ' + // netcup
    '47583 ' + // Hostinger
    '46606 26496 ' + // Newfold, GoDaddy
    '53667 ' + // FranTech
    '13213 ' + // UK2
    '42708 43350 49981 '
  ) // GleSYS, NForce, WorldStream
    .trim()
    .split(' '),
);

/** Whether an IP address belongs to a hosting provider. */
export type IsHosting = (ip: string) => Promise<boolean>;

type Ranges<N> = { readonly first: N[]; readonly last: N[] };

const require = createRequire(import.meta.url);
const files = {
  ipv4: () => require.resolve('@ip-location-db/asn/asn-ipv4-num.csv'),
  ipv6: () => require.resolve('@ip-location-db/asn/asn-ipv6-num.csv'),
};

/** Looks IP addresses up in the autonomous systems of Route Views and DB-IP (CC BY 4.0), loaded on first use. */
export function createHostingLookup(): IsHosting {
  const ipv4 = memoize(() => read('ipv4', Number));
  const ipv6 = memoize(() => read('ipv6', BigInt));
  return async (ip) => {
    const address = parseAddress(ip);
    if (!address) return false;
    return address.bits === 32
      ? contains(await ipv4(), Number(address.base))
      : contains(await ipv6(), address.base);
  };
}

async function read<N extends number | bigint>(
  family: 'ipv4' | 'ipv6',
  parse: (digits: string) => N,
): Promise<Ranges<N>> {
  const ranges: Ranges<N> = { first: [], last: [] };
  const file = createReadStream(files[family]());
  for await (const line of createInterface({ input: file })) {
    const [first, last, system] = line.split(',', 3);
    if (first === undefined || last === undefined || !hostingAsns.has(system ?? '')) continue;
    ranges.first.push(parse(first));
    ranges.last.push(parse(last));
  }
  return ranges;
}

/** The ranges are sorted: only the last range that starts at or before the address can contain it. */
function contains<N extends number | bigint>({ first, last }: Ranges<N>, address: N): boolean {
  let [low, high] = [0, first.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((first[middle] as N) <= address) low = middle + 1;
    else high = middle;
  }
  return low > 0 && address <= (last[low - 1] as N);
}
