import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net';

/** Returns the client's IP address in canonical form. */
export type ClientIp = (
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
) => string;

export function parseAddressList(ranges: readonly string[]): BlockList {
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
 * Reads the client's IP address: the socket's peer or, while that is a trusted proxy, the next hop to the left in `X-Forwarded-For`. Hops to
 * the left of the first untrusted one may be forged.
 */
export function createClientIpReader(trustedProxies: readonly string[]): ClientIp {
  const trusted = parseAddressList(trustedProxies);
  return ({ socket, headers: { 'x-forwarded-for': hops } }) => {
    let ip = normalizeIp(socket.remoteAddress ?? '') ?? '0.0.0.0';
    if (trustedProxies.length === 0 || hops === undefined) return ip;
    for (const hop of String(hops).split(',').toReversed()) {
      if (!includesIp(trusted, ip)) return ip;
      const address = normalizeIp(removePort(hop.trim()));
      if (address === null) return ip;
      ip = address;
    }
    return ip;
  };
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Canonical form of an IP address (RFC 5952, IPv4-mapped as IPv4, no zone); null for other text. */
export function normalizeIp(text: string): string | null {
  if (isIPv4(text)) return text;
  const plain = text.split('%', 1)[0] as string;
  if (isIP(plain) !== 6) return null;
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  return mappedIpv4.exec(address)?.[1] ?? address;
}

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

function removePort(hop: string): string {
  const match = withPort.exec(hop);
  return match ? ((match[1] ?? match[2]) as string) : hop;
}
