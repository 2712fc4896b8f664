import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** A range of addresses: those whose first `prefix` bits are those of `base`. */
export interface Network {
  readonly bits: 32 | 128;
  readonly base: bigint;
  readonly prefix: number;
}

/** Bits of an address that a block is of, unless somebody says otherwise: one customer has a whole /64 of IPv6. */
const usualPrefix = { 32: 32, 128: 64 } as const;

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Reads an address or a CIDR range; bits past the prefix are dropped, IPv4 in IPv6's clothes is IPv4. A single address is the network of
 * its one bit-for-bit self.
 * @throws RangeError for anything else
 */
export function parseNetwork(text: string): Network {
  const [address = '', prefixText, ...more] = text.trim().split('/');
  const written = addressOf(address);
  if (!written || more.length > 0) throw new RangeError(`"${text}" is no address and no range.`);
  const shift = written.wasMapped && prefixText !== undefined ? 96 : 0;
  const prefix = prefixText === undefined ? written.bits : Number(prefixText) - shift;
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > written.bits)
    throw new RangeError(`"${text}" has no prefix of 0 to ${written.bits} bits.`);
  const hostBits = BigInt(written.bits - prefix);
  return { bits: written.bits, prefix, base: (written.value >> hostBits) << hostBits };
}

function addressOf(text: string): { bits: 32 | 128; value: bigint; wasMapped: boolean } | null {
  if (isIPv4(text)) return { bits: 32, value: fromParts(text.split('.').map(Number), 8n), wasMapped: false };
  if (!isIPv6(text) || text.includes('%')) return null;
  const short = new SocketAddress({ address: text, family: 'ipv6' }).address;
  const inside = mapped.exec(short)?.[1];
  if (inside) return { bits: 32, value: fromParts(inside.split('.').map(Number), 8n), wasMapped: true };
  return { bits: 128, value: fromParts(groupsOf(short), 16n), wasMapped: false };
}

const fromParts = (parts: readonly number[], width: bigint): bigint =>
  parts.reduce((value, part) => (value << width) | BigInt(part), 0n);

/** The eight groups of an address in its shortest spelling. */
function groupsOf(short: string): number[] {
  // A dotted tail, as in ::1.2.3.4, is two groups.
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(short);
  const text = dotted
    ? short.slice(0, dotted.index) +
      [1, 3].map((at) => (Number(dotted[at]) * 256 + Number(dotted[at + 1])).toString(16)).join(':')
    : short;
  const [head = '', tail] = text.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => Number.parseInt(group, 16));
}

/** The one spelling of a network, always with its prefix. */
export const formatNetwork = (network: Network): string => `${addressText(network)}/${network.prefix}`;

/** An address where the network is of one, else the network: what people read. */
export const shortNetwork = (text: string): string => {
  const network = parseNetwork(text);
  return network.prefix === network.bits ? addressText(network) : formatNetwork(network);
};

function addressText({ bits, base }: Network): string {
  const width = bits === 32 ? 8 : 16;
  const parts = Array.from(
    { length: bits / width },
    (_, at) => (base >> BigInt(bits - width * (at + 1))) & ((1n << BigInt(width)) - 1n),
  );
  if (bits === 32) return parts.join('.');
  const address = parts.map((part) => part.toString(16)).join(':');
  return new SocketAddress({ address, family: 'ipv6' }).address;
}

/** The network that an address is counted and blocked with: itself as IPv4, its /64 as IPv6. */
export function networkOf(ip: string): string {
  const { bits, base } = parseNetwork(ip);
  return formatNetwork(parseNetwork(`${addressText({ bits, base, prefix: bits })}/${usualPrefix[bits]}`));
}

/** Whether every address of `inner` is one of `outer`. */
export const contains = (outer: Network, inner: Network): boolean =>
  outer.bits === inner.bits &&
  outer.prefix <= inner.prefix &&
  outer.base >> BigInt(outer.bits - outer.prefix) === inner.base >> BigInt(outer.bits - outer.prefix);

/** Whether they share an address: of two networks, one is then in the other. */
export const overlaps = (one: Network, other: Network): boolean =>
  contains(one, other) || contains(other, one);

/** How many addresses it has; null where a number cannot tell it exactly. */
export function sizeOf({ bits, prefix }: Network): number | null {
  const size = 2 ** (bits - prefix);
  return Number.isSafeInteger(size) ? size : null;
}
