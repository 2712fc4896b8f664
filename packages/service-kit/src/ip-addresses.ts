import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A range of IP addresses whose first `prefix` bits are those of `base`. A single IP address is a range of one. */
export interface IpNetwork {
  /** Length of an address: 32 for IPv4, 128 for IPv6. */
  readonly bits: 32 | 128;
  readonly base: bigint;
  readonly prefix: number;
}

/** Providers assign at least a /64 of IPv6 to one customer. */
const clientPrefixes = { 32: 32, 128: 64 };

/** Enough for a country, too little to identify a person. */
const sharedPrefixes = { 32: 24, 128: 48 };

/** Parses an IP address. An IPv4-mapped one (RFC 4291, section 2.5.5.2) is IPv4; a zone is dropped. Null for other text. */
export function parseAddress(text: string): IpNetwork | null {
  if (isIP(text) === 0) return null;
  const bytes = ipaddr.process(text.split('%', 1)[0] as string).toByteArray();
  const bits = bytes.length === 4 ? 32 : 128;
  return { bits, base: BigInt(`0x${Buffer.from(bytes).toString('hex')}`), prefix: bits };
}

/**
 * Parses an IP address or a CIDR range; bits after the prefix become zero.
 * @throws RangeError for other text, an address with a zone, and a prefix longer than the address
 */
export function parseNetwork(text: string): IpNetwork {
  const [written = '', prefixText, ...more] = text.trim().split('/');
  const address = written.includes('%') ? null : parseAddress(written);
  if (!address || more.length > 0)
    throw new RangeError(`"${text}" is neither an IP address nor a CIDR range.`);
  if (prefixText === undefined) return address;
  const mappedBits = address.bits === 32 && !isIPv4(written) ? 96 : 0;
  const prefix = /^\d{1,3}$/.test(prefixText) ? Number(prefixText) - mappedBits : -1;
  if (prefix < 0 || prefix > address.bits)
    throw new RangeError(`"${text}" needs a prefix of 0 to ${address.bits} bits.`);
  return widenNetwork(address, prefix);
}

/** Returns the network with a shorter prefix that contains a network. */
export const widenNetwork = (network: IpNetwork, prefix: number): IpNetwork => {
  const hostBits = BigInt(network.bits - prefix);
  return { bits: network.bits, base: (network.base >> hostBits) << hostBits, prefix };
};

/** Formats the first IP address of a network (RFC 5952). */
export function formatAddress({ bits, base }: IpNetwork): string {
  const bytes = Buffer.from(base.toString(16).padStart(bits / 4, '0'), 'hex');
  const address = ipaddr.fromByteArray([...bytes]);
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

/** Returns an address in the form that the gateway passes on (RFC 5952), in which it is stored; other text as it is. */
export function toCanonicalAddress(ip: string): string {
  const address = parseAddress(ip);
  return address ? formatAddress(address) : ip;
}

/** Formats a network in its canonical form, always with a prefix. */
export const formatNetwork = (network: IpNetwork): string => `${formatAddress(network)}/${network.prefix}`;

/** Formats a network for people: a single IP address has no prefix. */
export const formatShort = (network: IpNetwork): string =>
  network.prefix === network.bits ? formatAddress(network) : formatNetwork(network);

/** Network of one client: an IPv4 address itself, the /64 of an IPv6 address. */
export const toClientNetwork = (address: IpNetwork): IpNetwork =>
  widenNetwork(address, clientPrefixes[address.bits]);

/** Network shared by many people: a /24 of IPv4, a /48 of IPv6. */
export const toSharedNetwork = (address: IpNetwork): IpNetwork =>
  widenNetwork(address, sharedPrefixes[address.bits]);

/** Returns the key of a client: its network, or the text itself if it is not an IP address. */
export function toClientKey(ip: string): string {
  if (isIPv4(ip)) return ip;
  const address = parseAddress(ip);
  return address ? formatShort(toClientNetwork(address)) : ip;
}

/** Returns the first `prefix` bits of a network's addresses as a number. */
export const toLeadingBits = ({ bits, base }: IpNetwork, prefix: number): bigint =>
  base >> BigInt(bits - prefix);

/** Whether `outer` contains every IP address of `inner`. */
export const containsNetwork = (outer: IpNetwork, inner: IpNetwork): boolean =>
  outer.bits === inner.bits &&
  outer.prefix <= inner.prefix &&
  toLeadingBits(outer, outer.prefix) === toLeadingBits(inner, outer.prefix);

/** Whether two networks overlap: one then contains the other. */
export const networksOverlap = (one: IpNetwork, other: IpNetwork): boolean =>
  containsNetwork(one, other) || containsNetwork(other, one);

/** Number of IP addresses; null above 2⁵³. */
export function countAddresses({ bits, prefix }: IpNetwork): number | null {
  const size = 2 ** (bits - prefix);
  return Number.isSafeInteger(size) ? size : null;
}
