import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net';

/** The address a request comes from, in its one spelling. */
export type ClientIp = (
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
) => string;

/** Addresses and CIDR ranges as one list to ask. */
export function addressList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

export const includesIp = (list: BlockList, ip: string): boolean =>
  list.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');

/**
 * Who calls: the socket's peer, or, while that is a trusted proxy, the next hop to the left in `X-Forwarded-For`. What stands
 * left of the first untrusted hop was written by a stranger and is not read.
 */
export function clientIpReader(trustedProxies: readonly string[]): ClientIp {
  const trusted = addressList(trustedProxies);
  return ({ socket, headers: { 'x-forwarded-for': hops } }) => {
    let ip = normalizeIp(socket.remoteAddress ?? '') ?? '0.0.0.0';
    if (trustedProxies.length === 0 || hops === undefined) return ip;
    for (const hop of String(hops).split(',').toReversed()) {
      if (!includesIp(trusted, ip)) return ip;
      const address = normalizeIp(withoutPort(hop.trim()));
      if (address === null) return ip;
      ip = address;
    }
    return ip;
  };
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The one spelling of an address (RFC 5952, IPv4-mapped as IPv4, no zone); null when it is none. */
export function normalizeIp(text: string): string | null {
  if (isIPv4(text)) return text;
  const plain = text.split('%', 1)[0] as string;
  if (isIP(plain) !== 6) return null;
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  return mapped.exec(address)?.[1] ?? address;
}

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

function withoutPort(hop: string): string {
  const found = withPort.exec(hop);
  return found ? ((found[1] ?? found[2]) as string) : hop;
}
