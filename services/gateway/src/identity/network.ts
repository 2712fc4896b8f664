import { isIPv4 } from 'node:net';

/** An address as a number; `bits` is 32 or 128. IPv4-mapped IPv6 is IPv4. */
export interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

/** A CIDR range. */
export interface Network extends Address {
  readonly prefix: number;
}

/** Reads an address that is one (`net.isIP`). */
export function parseAddress(ip: string): Address {
  if (isIPv4(ip)) return { bits: 32, value: BigInt(ipv4Number(ip)) };
  const value = groupsOf(ip).reduce((sum, group) => (sum << 16n) | BigInt(group), 0n);
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffff_ffffn } : { bits: 128, value };
}

/** Reads a CIDR range that is one; host bits are cut off. */
export function parseNetwork(cidr: string): Network {
  const slash = cidr.indexOf('/');
  const written = cidr.slice(0, slash);
  const { bits, value } = parseAddress(written);
  const length = Number(cidr.slice(slash + 1));
  // A range wider than the mapped addresses is one of IPv6.
  if (bits === 32 && !isIPv4(written)) {
    if (length < 96) return cut({ bits: 128, value: (0xffffn << 32n) | value, prefix: length });
    return cut({ bits, value, prefix: length - 96 });
  }
  return cut({ bits, value, prefix: length });
}

/** The bits of an address that a range of this length fixes. */
export const maskOf = ({ bits, value }: Address, prefix: number): bigint => value >> BigInt(bits - prefix);

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 one, since whoever has one address has all of its network. For
 * IPv6 the text is the first four groups, without leading zeros.
 */
export function clientNetwork(ip: string): string {
  if (isIPv4(ip)) return ip;
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(ip);
  return `${a.toString(16)}:${b.toString(16)}:${c.toString(16)}:${d.toString(16)}::/64`;
}

const cut = (network: Network): Network => ({
  ...network,
  value: maskOf(network, network.prefix) << BigInt(network.bits - network.prefix),
});

const ipv4Number = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** The eight groups of an IPv6 address, with `::` written out and a dotted end as two of them. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::');
  const before = groups(head);
  if (tail === undefined) return before;
  const after = groups(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const groups = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [parseInt(group, 16)];
        const number = ipv4Number(group);
        return [Math.floor(number / 0x1_0000), number % 0x1_0000];
      });
