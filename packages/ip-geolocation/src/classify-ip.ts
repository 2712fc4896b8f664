import { BlockList, isIPv6 } from 'node:net';

/** Source of traffic by IP range. */
export interface IpClassification {
  readonly ipSourceTag: 'LOOPBACK' | 'PRIVATE' | 'CARRIER NAT' | 'LINK LOCAL' | 'PUBLIC';
  readonly ipClassification: string;
  readonly isInternalTraffic: boolean;
}

const ranges = (...subnets: [string, number][]): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, isIPv6(net) ? 'ipv6' : 'ipv4');
  return list;
};

/** RFC 6890 and its successors in the IANA special-purpose address registries; the first match applies. */
const classes: readonly (IpClassification & { readonly of: BlockList })[] = [
  {
    of: ranges(['127.0.0.0', 8], ['::1', 128]),
    ipSourceTag: 'LOOPBACK',
    ipClassification: 'This server',
    isInternalTraffic: true,
  },
  {
    of: ranges(['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['fc00::', 7]),
    ipSourceTag: 'PRIVATE',
    ipClassification: 'Private network',
    isInternalTraffic: true,
  },
  {
    of: ranges(['100.64.0.0', 10]),
    ipSourceTag: 'CARRIER NAT',
    ipClassification: 'Carrier-grade NAT',
    isInternalTraffic: false,
  },
  {
    of: ranges(['169.254.0.0', 16], ['fe80::', 10]),
    ipSourceTag: 'LINK LOCAL',
    ipClassification: 'Link-local',
    isInternalTraffic: true,
  },
];

/** Classifies an IP address by its range alone. */
export function classifyIp(ip: string): IpClassification {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
  const found = classes.find(({ of }) => of.check(ip, family));
  if (!found) return { ipSourceTag: 'PUBLIC', ipClassification: 'Public internet', isInternalTraffic: false };
  const { of: _of, ...addressClass } = found;
  return addressClass;
}
